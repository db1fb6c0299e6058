"use client";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { useToday } from "@/components/progress/use-today";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useUser } from "@/lib/accounts/hooks";
import type { Course } from "@/lib/courses/contract";
import { useCourse } from "@/lib/courses/hooks";
import { currentModule, isCompleted } from "@/lib/courses/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import type { MyCourse } from "@/lib/progress/contract";
import { useMyCourses } from "@/lib/progress/hooks";
import { isExamOver } from "@/lib/progress/rules";
import { ContinueBar } from "./continue-bar";
import { CourseHeader } from "./course-header";
import { CourseMissing } from "./course-missing";
import { CourseRail } from "./course-rail";
import { ModuleList } from "./module-list";
import { useOpenModules } from "./use-open-modules";
import "./outline.css";

export function CourseScreen({ id }: { id: number }) {
  const course = useCourse(id);
  const myCourses = useMyCourses();
  const error = course.error ?? myCourses.error;
  if (course.error instanceof CallError && course.error.status === 404) return <CourseMissing />;
  if (course.data && myCourses.data) {
    return (
      <CourseView key={id} course={course.data} enrolment={myCourses.data.find((enrolled) => enrolled.id === id)} />
    );
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
  // All modules of a completed course are closed at first.
  const [openedFirst] = useState(() => (isDone ? undefined : enrolled ? current : course.modules[0]));
  const modules = useOpenModules(course, openedFirst);
  const heading = useFocusAfterEnrolling(enrolled);
  const nextTopic = current?.locked ? undefined : current?.topics.find((topic) => !topic.completed);
  const resume = () => current && modules.reveal(nextTopic ? `topic-${nextTopic.id}` : `module-${current.id}`);

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
          target={nextTopic ? `topic-${nextTopic.id}` : `module-${current?.id}`}
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

// Loaded on demand, because few courses show it. The server renders it, so that it does not move the page later.
const ExamResultCard = dynamic(
  loadWithRetry(() => import("@/components/readiness/exam-result-card").then((card) => card.ExamResultCard)),
);
