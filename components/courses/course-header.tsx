"use client";
import type { ReactNode, Ref } from "react";
import { ABOVE_HEADING } from "@/components/shell/breadcrumb-trail";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { useDialog } from "@/components/ui/use-dialog";
import type { Course } from "@/lib/courses/contract";
import { counted, durationOf } from "@/lib/courses/rules";

type CourseHeaderProps = {
  ref: Ref<HTMLHeadingElement>;
  course: Course;
  enrolled: boolean;
  /** Every topic is completed. */
  isDone: boolean;
  onContinue(): void;
};

export function CourseHeader({ ref, course, enrolled, isDone, onContinue }: CourseHeaderProps) {
  return (
    <header className="mb-6 md:mb-8">
      <div className={cn(ABOVE_HEADING, "flex items-center justify-between gap-3")}>
        <Link
          href="/courses"
          className="-ml-1 inline-flex min-h-9 items-center gap-1 rounded-sm pr-2 text-compact text-muted-foreground hover:text-foreground pointer-coarse:min-h-11"
        >
          <Icon name="chevron-left" className="size-4" />
          All courses
        </Link>
        {enrolled && <LeaveCourse course={course} />}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[72ch] flex-1 basis-96 space-y-2">
          <h1 ref={ref} tabIndex={-1} className="heading wrap-anywhere text-2xl outline-none">
            {course.title}
          </h1>
          <p className="text-muted-foreground">{course.description}</p>
        </div>
        {enrolled && isDone && <CompletedCourse courseId={course.id} />}
        {enrolled && !isDone && course.modules.length > 0 && (
          <Button size="lg" onClick={onContinue} className="max-md:hidden">
            Continue Learning
          </Button>
        )}
      </div>
      <ul aria-label="About this course" className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        <Fact icon={<Icon name="book-open" />}>{counted(course.totalLessons, "lesson")}</Fact>
        <Fact icon={<Icon name="layers" />}>{counted(course.modules.length, "module")}</Fact>
        <Fact icon={<Icon name="clock" />}>{durationOf(course.totalDuration)}</Fact>
        {course.forumId !== null && (
          <Fact icon={<Icon name="messages-square" />}>
            <Link
              href={`/community/forum/${course.forumId}`}
              className="touch-line rounded-sm font-medium text-primary hover:underline"
            >
              Forum
            </Link>
          </Fact>
        )}
      </ul>
      <CourseSource course={course} />
    </header>
  );
}

/** What remains to do when every topic is completed. */
function CompletedCourse({ courseId }: { courseId: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-1.5 font-medium text-primary">
        <Icon name="circle-check" className="size-5" />
        Completed
      </p>
      <Link href={`/practice?course=${courseId}`} className={buttonVariants()}>
        Practise
      </Link>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:text-muted-foreground">
      {icon}
      {children}
    </li>
  );
}

/** States the sources of the outline, and that no professional body has approved it. */
function CourseSource({ course: { code, body, syllabusPeriod, sourceUrl, sourceNote } }: { course: Course }) {
  const syllabus = [body, code, "syllabus"].filter(Boolean).join(" ");
  const period = syllabusPeriod && `, ${syllabusPeriod}`;
  if (!sourceUrl && !sourceNote && !syllabusPeriod) return null;
  return (
    <p className="mt-3 max-w-[90ch] text-compact text-muted-foreground">
      {sourceUrl ? (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4 hover:text-foreground"
        >
          {syllabus}
          {period}
          <Icon name="external-link" className="ml-1 inline size-3.5 align-[-0.15em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <>
          {syllabus}
          {period}
        </>
      )}
      . {sourceNote}
    </p>
  );
}

const LeaveDialog = lazyPart(() => import("./leave-dialog").then((dialog) => dialog.LeaveDialog));

/** Shown without emphasis; the confirmation dialog is loaded on demand. */
function LeaveCourse({ course }: { course: Course }) {
  const { opened, button, dialog } = useDialog(LeaveDialog.preload);
  return (
    <>
      <Button {...button} variant="ghost" size="sm" className="-mr-3 text-muted-foreground">
        <Icon name="log-out" />
        Leave course
      </Button>
      {opened && <LeaveDialog course={course} {...dialog} />}
    </>
  );
}
