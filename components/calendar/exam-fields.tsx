"use client";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { Event } from "@/lib/calendar/contract";
import type { EventForm } from "@/lib/calendar/rules/form";
import { dayInWords } from "@/lib/platform/civil";
import { useMyCourses } from "@/lib/progress/hooks";

type ExamFieldsProps = { form: UseFormReturn<EventForm>; edited: Event | undefined };

/** Whether this is an exam, and of which course. An event that exists stays what it is. */
export function ExamFields({ form, edited }: ExamFieldsProps) {
  const id = useId();
  const { data: courses = [] } = useMyCourses();
  const [isExam, courseId, date] = form.watch(["isExamEvent", "courseId", "startDate"]);
  const chosen = courses.find((course) => String(course.id) === courseId);
  const left =
    edited?.courseId != null && !courses.some((course) => course.id === edited.courseId) ? edited : undefined;
  const disabled = edited !== undefined || courses.length === 0;
  const moves = isExam && chosen?.examDate && chosen.examDate !== date ? chosen.examDate : null;
  return (
    <>
      <div className="flex gap-3">
        <Checkbox
          id={id}
          aria-describedby={`${id}-hint`}
          disabled={disabled}
          checked={isExam}
          onCheckedChange={(checked) => form.setValue("isExamEvent", checked === true, { shouldDirty: true })}
        />
        <div className="space-y-0.5">
          <label htmlFor={id} className="block font-medium text-sm">
            This is an exam
          </label>
          <p id={`${id}-hint`} className="text-compact text-muted-foreground">
            {hintFor(edited, courses.length)}
          </p>
        </div>
      </div>
      {(isExam || courses.length > 0 || left) && (
        <Field
          label={isExam ? "Course" : "Course (optional)"}
          hint={moves && `The exam is on ${dayInWords(moves)} so far; this moves it.`}
          error={form.formState.errors.courseId?.message}
        >
          {(wiring) => (
            <NativeSelect {...wiring} {...form.register("courseId")}>
              <option value="">{isExam ? "Choose a course" : "No course"}</option>
              {left && <option value={String(left.courseId)}>{left.courseTitle}</option>}
              {courses.map((course) => (
                <option key={course.id} value={String(course.id)}>
                  {course.title}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </>
  );
}

function hintFor(edited: Event | undefined, courses: number): string {
  if (edited) return "An event stays what it is. To plan an exam, add a new event or set the date on its course.";
  if (courses === 0) return "Enrol in a course first: an exam belongs to a course.";
  return "Sets the exam date of its course. Exam events are locked after saving: they follow that date.";
}
