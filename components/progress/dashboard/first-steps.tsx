import type { EnrolledCourse } from "@/lib/progress/contract";
import { FirstStep } from "./first-step";
import { SectionCard } from "./section-card";

/** Somebody who has done this many topics has found her way. */
const FAMILIAR_TOPICS = 10;

/** Leads a new student from an empty page to the first completed topic, and is then gone. */
export function FirstSteps({ courses, completedTopics }: { courses: EnrolledCourse[]; completedTopics: number }) {
  const steps = stepsOf(courses, completedTopics);
  if (completedTopics >= FAMILIAR_TOPICS || steps.every(({ done }) => done)) return null;
  const current = steps.find(({ done }) => !done);
  return (
    <SectionCard
      title="First steps"
      className="lg:col-span-3"
      aside={
        <p className="text-compact text-muted-foreground">
          {steps.filter(({ done }) => done).length} of {steps.length} done
        </p>
      }
    >
      <ol className="grid divide-y border-t md:grid-cols-3 md:divide-x md:divide-y-0">
        {steps.map((step, index) => (
          <FirstStep key={step.title} {...step} number={index + 1} current={step === current} />
        ))}
      </ol>
    </SectionCard>
  );
}

function stepsOf(courses: EnrolledCourse[], completedTopics: number) {
  const [first] = courses;
  const open = courses.find(({ nextTopic }) => nextTopic);
  return [
    {
      title: "Enrol in a course",
      text: "The first module of every course is free.",
      href: "/courses",
      done: courses.length > 0,
    },
    {
      title: "Set your exam date",
      text: "It starts the countdown and your plan.",
      href: first && `/courses/${first.id}#exam-date`,
      done: courses.some(({ examDate }) => examDate),
    },
    {
      title: "Complete your first topic",
      text: "It begins your streak.",
      href: open?.nextTopic ? `/courses/${open.id}#topic-${open.nextTopic.id}` : undefined,
      done: completedTopics > 0,
    },
  ];
}
