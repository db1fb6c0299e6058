import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { MyCourse } from "@/lib/progress/contract";
import { SectionCard } from "./section-card";

/** Guides a new student to the first completed topic; the current step has a button. */
export function FirstSteps({ courses }: { courses: readonly MyCourse[] }) {
  const steps = stepsOf(courses);
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

function stepsOf(courses: readonly MyCourse[]) {
  const [first] = courses;
  const open = courses.find(({ nextTopic }) => nextTopic);
  return [
    {
      title: "Enrol in a course",
      text: first
        ? "The first module of every course is free."
        : "You haven't enrolled in any courses yet. The first module of every course is free.",
      href: "/courses",
      label: "Browse Courses",
      done: courses.length > 0,
    },
    {
      title: "Set your exam date",
      text: "It starts the countdown and your plan.",
      href: first && `/courses/${first.id}#exam-date`,
      label: "Set exam date",
      done: courses.some(({ examDate }) => examDate),
    },
    {
      title: "Complete your first topic",
      text: open?.nextTopic ? `${open.nextTopic.title}. It begins your streak.` : "It begins your streak.",
      href: open?.nextTopic?.link,
      label: "Start",
      done: false,
    },
  ];
}

type FirstStepProps = {
  number: number;
  title: string;
  text: string;
  /** Missing while an earlier step must be done first. */
  href: string | undefined;
  label: string;
  done: boolean;
  current: boolean;
};

function FirstStep({ number, title, text, href, label, done, current }: FirstStepProps) {
  return (
    <li aria-current={current ? "step" : undefined} className="flex gap-3 p-4 md:p-5">
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
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <p className={cn("font-medium", !current && "text-muted-foreground")}>
          {title}
          {done && <span className="sr-only">, done</span>}
        </p>
        <p className="wrap-anywhere text-compact text-muted-foreground">{text}</p>
        {href && !done && (
          <div className="mt-auto pt-3">
            <Link href={href} className={buttonVariants({ variant: current ? "default" : "outline", size: "sm" })}>
              {label}
            </Link>
          </div>
        )}
      </div>
    </li>
  );
}
