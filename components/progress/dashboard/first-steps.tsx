import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { SectionCard } from "./section-card";

/** After this many completed topics a student no longer needs the first steps. */
const FAMILIAR_TOPICS = 10;

/** Guides a new student to the first completed topic, and is then hidden. */
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

type FirstStepProps = {
  number: number;
  title: string;
  text: string;
  /** Missing while an earlier step must be done first. */
  href: string | undefined;
  done: boolean;
  current: boolean;
};

function FirstStep({ number, title, text, href, done, current }: FirstStepProps) {
  const open = href && !done;
  return (
    <li
      aria-current={current ? "step" : undefined}
      className={cn("relative flex gap-3 p-4 md:p-5", open && "transition-colors hover:bg-muted/60")}
    >
      <span
        aria-hidden="true"
        className={cn(
          "grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-compact",
          done && "border-transparent bg-primary-soft text-primary",
          current && "border-transparent bg-primary text-primary-foreground",
        )}
      >
        {done ? <Icon name="check" className="size-4" /> : number}
      </span>
      <div className="min-w-0">
        <p className={cn("font-medium", !current && "text-muted-foreground")}>
          {open ? (
            <Link
              href={href}
              className="text-foreground underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-ring"
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {done && <span className="sr-only">, done</span>}
        </p>
        <p className="text-compact text-muted-foreground">{text}</p>
      </div>
    </li>
  );
}
