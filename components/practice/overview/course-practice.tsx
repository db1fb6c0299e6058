"use client";
import { type ReactNode, useState } from "react";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import type { Practice } from "@/lib/practice/contract/overview";
import { MIXED_COUNTS } from "@/lib/practice/rules/words";
import { StartButton } from "../start-button";

type CoursePracticeProps = {
  courses: Practice["courses"];
  initialCourseId: number | undefined;
  /** Of all courses. */
  mistakes: number;
  begun: boolean;
};

/** The practice that can be started now, for one course or for all. */
export function CoursePractice({ courses, initialCourseId, mistakes: allMistakes, begun }: CoursePracticeProps) {
  const [chosen, setChosen] = useState(initialCourseId);
  const [count, setCount] = useState<(typeof MIXED_COUNTS)[number]>(10);
  const course = courses.length === 1 ? courses[0] : courses.find(({ courseId }) => courseId === chosen);
  const scope = course ? { courseId: course.courseId } : {};
  const mistakes = course ? course.mistakes : allMistakes;
  const questions = (course ? [course] : courses).reduce((sum, listed) => sum + listed.questions, 0);
  return (
    <SectionCard
      title="Practise"
      aside={
        <p className="text-compact text-muted-foreground tabular-nums">{questionsInWords(questions)} open to you</p>
      }
    >
      <CardContent className="space-y-4">
        {courses.length > 1 && (
          <Field label="Course" className="max-w-md">
            {(wiring) => (
              <NativeSelect
                {...wiring}
                value={chosen ?? ""}
                onChange={({ target }) => setChosen(Number(target.value) || undefined)}
              >
                <option value="">All my courses</option>
                {courses.map(({ courseId, title }) => (
                  <option key={courseId} value={courseId}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
        {!begun && (
          <p className="text-muted-foreground text-sm">
            Nothing practised yet. Read a lesson and take its quiz, or mix the questions of a whole course here.
          </p>
        )}
      </CardContent>
      <ul className="divide-y border-t">
        <PracticeOption
          icon={<Icon name="shuffle" />}
          title="Mixed practice"
          text="From all modules open to you, weak and weighty areas more often."
          action={
            <>
              <NativeSelect
                aria-label="Number of questions"
                value={count}
                onChange={({ target }) =>
                  setCount(MIXED_COUNTS.find((option) => String(option) === target.value) ?? 10)
                }
              >
                {MIXED_COUNTS.map((option) => (
                  <option key={option} value={option}>
                    {option} questions
                  </option>
                ))}
              </NativeSelect>
              <StartButton form={{ kind: "mixed", count, ...scope }} label="Start mixed practice">
                Start
              </StartButton>
            </>
          }
        />
        <PracticeOption
          icon={<Icon name="target" />}
          title="Weak areas"
          text="Fifteen questions from the three areas with the most marks to gain."
          action={
            <StartButton variant="outline" form={{ kind: "weak", ...scope }} label="Start weak areas">
              Start
            </StartButton>
          }
        />
        <PracticeOption
          icon={<Icon name="undo-2" />}
          title="My mistakes"
          text={
            mistakes === 0 ? (
              "No open mistakes."
            ) : (
              <>
                <Link
                  href={course ? `/practice/mistakes?course=${course.courseId}` : "/practice/mistakes"}
                  className="text-primary underline underline-offset-2"
                >
                  {mistakes === 1 ? "1 point" : `${mistakes} points`}
                </Link>{" "}
                answered wrong and not mastered since, with new figures.
              </>
            )
          }
          action={
            mistakes > 0 && (
              <StartButton variant="outline" form={{ kind: "mistakes", ...scope }} label="Practise my mistakes">
                Start
              </StartButton>
            )
          }
        />
        {course && (
          <PracticeOption
            icon={<Icon name="timer" />}
            title="A section of the exam"
            text="Under the paper's own rules and minutes, or a mini exam of ten questions."
            action={
              <Link href={`/courses/${course.courseId}/mock`} className={buttonVariants({ variant: "outline" })}>
                Choose<span className="sr-only"> a section of the exam</span>
              </Link>
            }
          />
        )}
      </ul>
    </SectionCard>
  );
}

const questionsInWords = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "question" : "questions"}`;

type PracticeOptionProps = { icon: ReactNode; title: string; text: ReactNode; action: ReactNode };

const PracticeOption = ({ icon, title, text, action }: PracticeOptionProps) => (
  <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:grid-cols-[auto_1fr_auto] md:px-5">
    <span aria-hidden="true" className="text-primary [&_svg]:size-5">
      {icon}
    </span>
    <div className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      <p className="text-compact text-muted-foreground">{text}</p>
    </div>
    <div className="flex items-center gap-2 max-sm:col-start-2">{action}</div>
  </li>
);
