"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { ExamDateCountdown } from "@/components/progress/exam-date-countdown";
import { ExamDatePanel } from "@/components/progress/exam-date-panel";
import { CourseReadinessLine } from "@/components/readiness/readiness-line";
import { PremiumLink } from "@/components/subscriptions/premium-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { Ring } from "@/components/ui/ring";
import type { Course } from "@/lib/courses/contract";
import { courseTotals } from "@/lib/courses/rules";
import type { MyCourse } from "@/lib/progress/contract";
import { percentOf } from "@/lib/progress/rules";
import { PREMIUM_PRICE } from "@/lib/subscriptions/rules";
import { EnrollButton } from "./enroll-button";
import { onAnchor } from "./use-open-modules";

const EXAM_DATE = "exam-date";

/** A column beside the modules on wide screens; elsewhere a collapsed line above them. */
export function CourseRail({ course, enrolment }: { course: Course; enrolment: MyCourse | undefined }) {
  const [open, setOpen] = useState(false);
  /** How often the address has asked for the exam date; each time its field gets the focus. */
  const [examDateRequests, setExamDateRequests] = useState(0);
  const followAddress = useEffectEvent(() => {
    if (window.location.hash !== `#${EXAM_DATE}`) return;
    setOpen(true);
    setExamDateRequests((count) => count + 1);
  });
  // Runs after the render that shows the panel; on a phone it is hidden until then.
  useEffect(() => {
    if (examDateRequests === 0) return;
    const field = document.querySelector<HTMLElement>(`#${EXAM_DATE} input`);
    field?.focus({ preventScroll: true });
    document.getElementById(EXAM_DATE)?.scrollIntoView({ block: "center" });
  }, [examDateRequests]);
  useEffect(() => {
    followAddress();
    return onAnchor(() => followAddress());
  }, []);
  const premiumCard = course.modules.some((module) => module.locked) && <PremiumCard courseId={course.id} />;
  if (!enrolment)
    return (
      <div className="space-y-4">
        <InvitationPanel course={course} />
        {premiumCard}
      </div>
    );
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="rail"
        onClick={() => setOpen(!open)}
        className={cn("w-full rounded-lg border bg-card p-4 text-left xl:hidden", open && "rounded-b-none")}
      >
        <RailLine course={course} enrolment={enrolment} open={open} />
      </button>
      <div
        id="rail"
        className={cn(
          "space-y-4",
          open ? "max-xl:rounded-b-lg max-xl:border max-xl:border-t-0 max-xl:p-4" : "max-xl:hidden",
        )}
      >
        <ProgressPanel course={course} />
        <CourseReadinessLine courseId={course.id} />
        <MockExams courseId={course.id} />
        <ExamDatePanel id={EXAM_DATE} course={course} enrolment={enrolment} />
        {premiumCard}
      </div>
    </>
  );
}

const MockExams = ({ courseId }: { courseId: number }) => (
  <Link
    href={`/courses/${courseId}/mock`}
    className="flex min-h-12 items-center gap-3 rounded-lg border bg-card px-4 py-3 font-medium text-sm hover:bg-muted/50 md:px-5"
  >
    <Icon name="timer" className="size-5 text-primary" />
    Mock exams
    <Icon name="arrow-right" className="ml-auto size-4 text-primary" />
  </Link>
);

type RailLineProps = { course: Course; enrolment: MyCourse; open: boolean };

function RailLine({ course, enrolment, open }: RailLineProps) {
  const { topics, ofTopics } = courseTotals(course);
  const percent = percentOf(topics, ofTopics);
  return (
    <>
      <span className="flex items-center gap-3 text-sm">
        <span className="font-semibold">{percent}%</span>
        <span className="text-muted-foreground">
          {topics} of {ofTopics} topics
        </span>
        <span className="ml-auto">
          {enrolment.examDate || enrolment.passed ? <ExamDateCountdown course={enrolment} /> : "Set exam date"}
        </span>
        <Icon
          name="chevron-down"
          className={cn("size-4 shrink-0 text-muted-foreground transition-transform", open && "rotate-180")}
        />
      </span>
      <Progress value={percent} aria-label="Progress in this course" className="mt-3" />
    </>
  );
}

function InvitationPanel({ course }: { course: Course }) {
  return (
    <Card className="p-4 md:p-5">
      <h2 className="heading flex items-center gap-2 text-lg">
        <Icon name="graduation-cap" className="size-5 text-primary" />
        Study this course
      </h2>
      <p className="mt-1.5 text-muted-foreground text-sm">
        Enrol to open its modules, follow your progress and count down to your exam. Enrolling costs nothing.
      </p>
      <EnrollButton courseId={course.id} className="mt-4 w-full" />
    </Card>
  );
}

function PremiumCard({ courseId }: { courseId: number }) {
  return (
    <Card data-upgrade="" className="p-4 md:p-5">
      <h2 className="heading flex items-center gap-2 text-lg">
        <Icon name="gem" className="size-5 text-primary" />
        Premium Content Available
      </h2>
      <p className="mt-1.5 text-muted-foreground text-sm">
        The first module is free. Premium opens all the others, in every course, for €{PREMIUM_PRICE} a month.
      </p>
      <PremiumLink
        from={`/courses/${courseId}`}
        className={buttonVariants({ variant: "outline", className: "mt-4 w-full" })}
      >
        Upgrade to Premium
      </PremiumLink>
    </Card>
  );
}

/** Counted from the ticks on this page, so that it changes with them. */
function ProgressPanel({ course }: { course: Course }) {
  const { topics, ofTopics, modules, ofModules } = courseTotals(course);
  const percent = percentOf(topics, ofTopics);
  return (
    <Card className="p-4 md:p-5">
      <h2 className="heading text-lg">Your progress</h2>
      <div className="mt-3 flex items-center gap-4">
        <Ring value={percent} size={76} stroke={7}>
          <span className="font-semibold text-lg">{percent}%</span>
        </Ring>
        <dl className="min-w-0 flex-1 text-sm">
          <Line name="Topics completed" count={topics} of={ofTopics} />
          <Line name="Modules completed" count={modules} of={ofModules} />
        </dl>
      </div>
    </Card>
  );
}

function Line({ name, count, of }: { name: string; count: number; of: number }) {
  return (
    <div className="flex justify-between gap-3 border-b py-1.5 last:border-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="whitespace-nowrap font-medium">
        {count} of {of}
      </dd>
    </div>
  );
}
