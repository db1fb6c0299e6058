"use client";
import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Countdown } from "@/components/progress/exam-date-countdown";
import { ExamDatePanel } from "@/components/progress/exam-date-panel";
import { cn } from "@/components/ui/cn";
import { Progress } from "@/components/ui/progress";
import type { Course } from "@/lib/courses/contract";
import { totalsOf } from "@/lib/courses/rules";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { percentOf } from "@/lib/progress/rules";
import { InvitationPanel } from "./invitation-panel";
import { PremiumCard } from "./premium-card";
import { ProgressPanel } from "./progress-panel";
import { onAnchor } from "./use-open-modules";

const EXAM_DATE = "exam-date";

/** Beside the modules on a wide screen; elsewhere one line above them that opens. */
export function CourseRail({ course, enrolment }: { course: Course; enrolment: EnrolledCourse | undefined }) {
  const [open, setOpen] = useState(false);
  const followAddress = useEffectEvent(() => {
    if (window.location.hash !== `#${EXAM_DATE}`) return;
    setOpen(true);
    // After the panel is shown.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${EXAM_DATE} input`)?.focus());
  });
  useEffect(() => {
    followAddress();
    return onAnchor(() => followAddress());
  }, []);
  const premium = course.modules.some((module) => module.locked) && <PremiumCard courseId={course.id} />;
  if (!enrolment)
    return (
      <div className="space-y-4">
        <InvitationPanel course={course} />
        {premium}
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
        <RailLine course={course} examDate={enrolment.examDate} open={open} />
      </button>
      <div
        id="rail"
        className={cn(
          "space-y-4",
          open ? "max-xl:rounded-b-lg max-xl:border max-xl:border-t-0 max-xl:p-4" : "max-xl:hidden",
        )}
      >
        <ProgressPanel course={course} />
        <ExamDatePanel id={EXAM_DATE} courseId={course.id} examDate={enrolment.examDate} />
        {premium}
      </div>
    </>
  );
}

type RailLineProps = { course: Course; examDate: string | null; open: boolean };

function RailLine({ course, examDate, open }: RailLineProps) {
  const { topics, ofTopics } = totalsOf(course);
  const percent = percentOf(topics, ofTopics);
  return (
    <>
      <span className="flex items-center gap-3 text-sm">
        <span className="font-semibold">{percent}%</span>
        <span className="text-muted-foreground">
          {topics} of {ofTopics} topics
        </span>
        <span className="ml-auto">{examDate ? <Countdown examDate={examDate} /> : "Set exam date"}</span>
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 shrink-0 text-muted-foreground transition-transform", open && "rotate-180")}
        />
      </span>
      <Progress value={percent} aria-label="Progress in this course" className="mt-3" />
    </>
  );
}
