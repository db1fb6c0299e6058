"use client";
import dynamic from "next/dynamic";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useToday } from "@/components/progress/use-today";
import { ABOVE_HEADING } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useDialog } from "@/components/ui/use-dialog";
import { useUser } from "@/lib/accounts/hooks";
import type { Course, CourseModule } from "@/lib/courses/contract";
import { useCourse } from "@/lib/courses/hooks";
import { counted, currentModule, durationOf, isCompleted, lockReasonOf, statusOf } from "@/lib/courses/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import type { MyCourse } from "@/lib/progress/contract";
import { useMyCourses } from "@/lib/progress/hooks";
import { isExamOver } from "@/lib/progress/rules";
import { CourseMissing } from "./course-missing";
import { CourseRail } from "./course-rail";
import { ModuleSection } from "./module-section";
import { type OpenModules, useOpenModules } from "./use-open-modules";
import "./outline.css";

export function CourseScreen({ id }: { id: number }) {
  const course = useCourse(id);
  const myCourses = useMyCourses();
  const error = course.error ?? myCourses.error;
  if (course.error instanceof CallError && course.error.status === 404) return <CourseMissing />;
  if (course.data && myCourses.data) {
    return <CourseView key={id} course={course.data} enrolment={myCourses.data.find((one) => one.id === id)} />;
  }
  if (!error) return <CourseSkeleton />;
  const retry = () => void Promise.all([course.refetch(), myCourses.refetch()]);
  return <ErrorState message={sentenceOf(error)} onRetry={retry} />;
}

const MODULES = ["first", "second", "third", "fourth"];

function CourseSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading course</span>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-4 h-16 w-full max-w-[72ch]" />
      <div className="mt-8 space-y-3">
        {MODULES.map((module) => (
          <Skeleton key={module} className="h-20 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

/** `enrolment` is missing for people who are not enrolled. */
function CourseView({ course, enrolment }: { course: Course; enrolment: MyCourse | undefined }) {
  const enrolled = enrolment !== undefined;
  const current = currentModule(course);
  const isDone = course.modules.length > 0 && course.modules.every(isCompleted);
  // A completed course begins folded.
  const [first] = useState(() => (isDone ? undefined : enrolled ? current : course.modules[0]));
  const modules = useOpenModules(course, first);
  const heading = useFocusAfterEnrolling(enrolled);
  const next = current?.locked ? undefined : current?.topics.find((topic) => !topic.completed);
  const resume = () => current && modules.reveal(next ? `topic-${next.id}` : `module-${current.id}`);

  return (
    <>
      <CourseHeader ref={heading} course={course} enrolled={enrolled} isDone={isDone} onContinue={resume} />
      {enrolment && <AfterExam course={course} examDate={enrolment.examDate} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        {/* The keyboard reaches the modules first; narrow screens show the rail above them. */}
        <div className="min-w-0">
          <ModuleList course={course} enrolled={enrolled} current={current} modules={modules} />
        </div>
        <div className="max-xl:order-first xl:sticky xl:top-22">
          <CourseRail course={course} enrolment={enrolment} />
        </div>
      </div>
      {enrolled && !isDone && (
        <ContinueBar
          target={next ? `topic-${next.id}` : `module-${current?.id}`}
          isOpen={current !== undefined && modules.isOpen(current)}
          onContinue={resume}
        />
      )}
    </>
  );
}

function AfterExam({ course, examDate }: { course: Course; examDate: string | null }) {
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  if (!isExamOver(examDate, today)) return null;
  return <ExamResultCard courseId={course.id} title={course.code ?? course.title} className="mb-6" />;
}

/** The pressed button is removed; without this the focus would return to the top of the page. */
function useFocusAfterEnrolling(enrolled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(enrolled);
  useEffect(() => {
    if (before.current === enrolled) return;
    before.current = enrolled;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [enrolled]);
  return heading;
}

type ContinueBarProps = { target: string; isOpen: boolean; onContinue(): void };

/** On a phone the continue button stays at the bottom, above the navigation bar, until the next topic is in view. */
function ContinueBar({ target, isOpen, onContinue }: ContinueBarProps) {
  const isSeen = useInView(target, isOpen);
  return (
    <div
      className={cn(
        "sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 border-t bg-background px-4 py-3 md:hidden",
        isSeen && "invisible",
      )}
    >
      <Button size="lg" onClick={onContinue} className="w-full">
        Continue Learning
      </Button>
    </div>
  );
}

/** Whether the element with this id is on the screen; `isShown` tells when it comes and goes. */
function useInView(id: string, isShown: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = isShown ? document.getElementById(id) : null;
    if (!element) return setInView(false);
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      // Minus the heights that the bars at the top and the bottom cover.
      rootMargin: "-64px 0px -56px 0px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isShown]);
  return inView;
}

type ModuleListProps = {
  course: Course;
  enrolled: boolean;
  current: CourseModule | undefined;
  modules: OpenModules;
};

function ModuleList({ course, enrolled, current, modules }: ModuleListProps) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className="heading mb-3 text-xl">
        Modules
      </h2>
      {course.modules.length === 0 && <p className="text-muted-foreground">This course has no modules yet.</p>}
      <ol className="space-y-3">
        {course.modules.map((module, index) => (
          <li key={module.id}>
            <ModuleSection
              module={module}
              next={course.modules[index + 1]}
              place={index + 1}
              status={statusOf(module, { index, enrolled, current: module.id === current?.id })}
              barrier={lockReasonOf(module, { index, enrolled })}
              modules={modules}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type CourseHeaderProps = {
  ref: Ref<HTMLHeadingElement>;
  course: Course;
  enrolled: boolean;
  /** Every topic is completed. */
  isDone: boolean;
  onContinue(): void;
};

function CourseHeader({ ref, course, enrolled, isDone, onContinue }: CourseHeaderProps) {
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

// Few courses show it. The server renders it in its place, so that it pushes nothing down later.
const ExamResultCard = dynamic(
  loadWithRetry(() => import("@/components/readiness/exam-result-card").then((card) => card.ExamResultCard)),
);
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
