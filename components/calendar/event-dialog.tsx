"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { useDialogGuard } from "@/components/ui/use-dialog-guard";
import type { Event } from "@/lib/calendar/contract";
import { useCreateEvent, useEvents, useRestoreExam, useUpdateEvent } from "@/lib/calendar/hooks";
import { type EventForm, eventBodyOf, eventForm, formOf, newForm } from "@/lib/calendar/rules/form";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { wallTimeIn } from "@/lib/calendar/rules/zoned";
import type { ToastInput } from "@/lib/platform/browser/toast";
import { CallError } from "@/lib/platform/query/call";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { useMyCourses, useSetExamDate } from "@/lib/progress/hooks";
import { WhenFields } from "./when-fields";

/** The open dialog: for a new event or an existing one. */
export type EventDialogState =
  | { kind: "create"; day: CivilDay; hour?: number | undefined }
  | { kind: "edit"; event: CalendarEvent }
  | { kind: "delete"; event: CalendarEvent };

type EventDialogProps = {
  dialog: Exclude<EventDialogState, { kind: "delete" }>;
  open: boolean;
  timeZone: string;
  onSelect(day: CivilDay): void;
  onClose(): void;
};

export function EventDialog({ dialog, open, timeZone, onSelect, onClose }: EventDialogProps) {
  const edited = dialog.kind === "edit" ? dialog.event : undefined;
  const create = useCreateWithUndo();
  const update = useUpdateEvent();
  const pending = create.isPending || update.isPending;
  const form = useForm<EventForm>({
    resolver: zodResolver(eventForm),
    defaultValues:
      dialog.kind === "edit"
        ? formOf(dialog.event, timeZone)
        : newForm(dialog.day, wallTimeIn(timeZone, new Date()), dialog.hour),
  });
  const { errors, isDirty } = form.formState;

  const save = (values: EventForm) => {
    if (pending) return;
    const body = eventBodyOf(values, timeZone, edited);
    const callbacks = {
      onSuccess: () => {
        onSelect(values.startDate);
        onClose();
      },
      // The dialog keeps its values and marks the fields that the server refused.
      onError: (error: unknown) => {
        if (!(error instanceof CallError)) return;
        for (const [name, message] of Object.entries(error.fields))
          if (name in values) form.setError(name as keyof EventForm, { message });
      },
    };
    if (edited) update.mutate({ params: { id: edited.id }, body }, callbacks);
    else create.mutate({ body }, callbacks);
  };

  const guard = useDialogGuard(isDirty, onClose);
  return (
    <Dialog open={open} onOpenChange={guard.onOpenChange}>
      <DialogContent
        isSheet
        aria-describedby={undefined}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{edited ? "Edit event" : "Add event"}</DialogTitle>
          {edited?.repeat && (
            <p className="text-muted-foreground text-sm">Every week: what you change here changes all of them.</p>
          )}
        </DialogHeader>
        <form noValidate onSubmit={form.handleSubmit(save)} className="space-y-4">
          <Field label="Title" error={errors.title?.message}>
            {(wiring) => <Input maxLength={400} autoComplete="off" {...wiring} {...form.register("title")} />}
          </Field>
          <WhenFields form={form} timeZone={timeZone} />
          <Field label="Description (optional)" error={errors.description?.message}>
            {(wiring) => <Textarea rows={2} {...wiring} {...form.register("description")} />}
          </Field>
          <ExamFields form={form} edited={edited} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" aria-disabled={pending}>
              {pending ? "Saving..." : edited ? "Save Changes" : "Create Event"}
            </Button>
          </DialogFooter>
        </form>
        {guard.question}
      </DialogContent>
    </Dialog>
  );
}

/**
 * A wrong choice must be easy to undo: the toast of a new exam can restore the course's previous exam date, or none.
 */
function useCreateWithUndo() {
  const { data: events = [] } = useEvents();
  const restore = useRestoreExam();
  const setDate = useSetExamDate();
  const undo = (courseId: number) => {
    const before = events.find((event) => event.isExamEvent && event.courseId === courseId);
    if (!before) return setDate.mutate({ params: { id: courseId }, body: { examDate: null } });
    const { title, description, startDate } = before;
    restore.mutate({ body: { title, description, startDate, courseId, isExamEvent: true } });
  };
  return useCreateEvent(
    ({ courseId, courseTitle, startDate }: Event): ToastInput => ({
      title: "Event created successfully",
      description: `Exam date of ${courseTitle} set to ${dayInWords(startDate)}`,
      action: { label: "Undo", onClick: () => courseId !== null && undo(courseId) },
    }),
  );
}

type ExamFieldsProps = { form: UseFormReturn<EventForm>; edited: Event | undefined };

/** Whether this is an exam, and of which course. Cannot change for an existing event. */
function ExamFields({ form, edited }: ExamFieldsProps) {
  const id = useId();
  const { data: courses = [] } = useMyCourses();
  const [isExam, courseId, date] = form.watch(["isExamEvent", "courseId", "startDate"]);
  const chosen = courses.find((course) => String(course.id) === courseId);
  /** A course that the student has left since the event was made. */
  const leftCourse =
    edited?.courseId != null && !courses.some((course) => course.id === edited.courseId) ? edited : undefined;
  const disabled = edited !== undefined || courses.length === 0;
  const replacedDate = isExam && chosen?.examDate && chosen.examDate !== date ? chosen.examDate : null;
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
      {(isExam || courses.length > 0 || leftCourse) && (
        <Field
          label={isExam ? "Course" : "Course (optional)"}
          hint={replacedDate && `The exam is on ${dayInWords(replacedDate)} so far; this moves it.`}
          error={form.formState.errors.courseId?.message}
        >
          {(wiring) => (
            <NativeSelect {...wiring} {...form.register("courseId")}>
              <option value="">{isExam ? "Choose a course" : "No course"}</option>
              {leftCourse && <option value={String(leftCourse.courseId)}>{leftCourse.courseTitle}</option>}
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
