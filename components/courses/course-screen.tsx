"use client";
import { ErrorState } from "@/components/shell/error-state";
import { useCourse } from "@/lib/courses/hooks";
import { CallError, sentenceOf } from "@/lib/platform/call";
import { useMyCourses } from "@/lib/progress/hooks";
import { CourseMissing } from "./course-missing";
import { CourseSkeleton } from "./course-skeleton";
import { CourseView } from "./course-view";

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
