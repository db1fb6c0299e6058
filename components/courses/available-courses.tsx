"use client";
import { useLayoutEffect, useRef } from "react";
import { EmptyState } from "@/components/shell/empty-state";
import { Button } from "@/components/ui/button";
import type { CourseItem } from "@/lib/courses/contract";
import { counted } from "@/lib/courses/rules";
import { CourseCard, titleIdOf } from "./course-card";
import { EnrollButton } from "./enroll-button";

export const COURSE_GRID = "grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3";

type AvailableCoursesProps = {
  courses: readonly CourseItem[];
  search: string;
  /** The number of the person's own courses that match the search. */
  elsewhere: number;
  onShowEnrolled(): void;
};

export function AvailableCourses({ courses, search, elsewhere, onShowEnrolled }: AvailableCoursesProps) {
  const leaving = useFocusAfterLeaving(courses);
  if (courses.length === 0) {
    const hint = search.trim() ? "Try adjusting your search terms" : "You've enrolled in all available courses!";
    const show = (
      <Button variant="outline" onClick={onShowEnrolled}>
        Show {counted(elsewhere, "enrolled course")}
      </Button>
    );
    return (
      <EmptyState
        icon="search-x"
        title="No courses found"
        description={hint}
        action={elsewhere > 0 ? show : undefined}
      />
    );
  }
  return (
    <ul className={COURSE_GRID}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            search={search}
            eager={index < 3}
            action={
              <EnrollButton courseId={course.id} describedBy={titleIdOf(course)} onPress={() => leaving(course.id)} />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * An enrolled course leaves this list while it has the focus; the focus then moves to the card that takes its place.
 */
function useFocusAfterLeaving(courses: readonly CourseItem[]) {
  const left = useRef<{ id: number; place: number } | null>(null);
  useLayoutEffect(() => {
    if (!left.current || courses.some((course) => course.id === left.current?.id)) return;
    const heir = courses[Math.min(left.current.place, courses.length - 1)];
    left.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = heir ? `#${titleIdOf(heir)}` : '[role="tab"][aria-selected="true"]';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [courses]);
  return (id: number) => {
    left.current = { id, place: courses.findIndex((course) => course.id === id) };
  };
}
