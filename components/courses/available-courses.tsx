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
  /** How many of the student's own courses match the search. */
  enrolledCount: number;
  onShowEnrolled(): void;
};

export function AvailableCourses({ courses, search, enrolledCount, onShowEnrolled }: AvailableCoursesProps) {
  const noteEnrolled = useFocusAfterEnrolled(courses);
  if (courses.length === 0) {
    const hint = search.trim() ? "Try adjusting your search terms" : "You've enrolled in all available courses!";
    const show = (
      <Button variant="outline" onClick={onShowEnrolled}>
        Show {counted(enrolledCount, "enrolled course")}
      </Button>
    );
    return (
      <EmptyState
        icon="search-x"
        title="No courses found"
        description={hint}
        action={enrolledCount > 0 ? show : undefined}
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
              <EnrollButton
                courseId={course.id}
                describedBy={titleIdOf(course)}
                onPress={() => noteEnrolled(course.id)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * A course that the student enrols in leaves this list while it has the focus. The focus then moves to the next card.
 */
function useFocusAfterEnrolled(courses: readonly CourseItem[]) {
  const enrolled = useRef<{ id: number; index: number } | null>(null);
  useLayoutEffect(() => {
    if (!enrolled.current || courses.some((course) => course.id === enrolled.current?.id)) return;
    const neighbour = courses[Math.min(enrolled.current.index, courses.length - 1)];
    enrolled.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const selector = neighbour ? `#${titleIdOf(neighbour)}` : '[role="tab"][aria-selected="true"]';
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [courses]);
  return (id: number) => {
    enrolled.current = { id, index: courses.findIndex((course) => course.id === id) };
  };
}
