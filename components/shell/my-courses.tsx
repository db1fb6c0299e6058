"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Ring } from "@/components/ui/ring";
import type { ShellCourse } from "./shell-data";

export const SIDEBAR_COURSES = 5;

function ExamIn({ days }: { days: number }) {
  return (
    <span className="text-muted-foreground text-xs tabular-nums">
      <span className="sr-only">, exam </span>
      {days === 0 ? "today" : `${days} d`}
    </span>
  );
}

type MyCoursesProps = { courses: readonly ShellCourse[]; onNavigate?(): void };

export function MyCourses({ courses, onNavigate }: MyCoursesProps) {
  const pathname = usePathname();
  const more = courses.length - SIDEBAR_COURSES;
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="my-courses">
      <h2 id="my-courses" className="px-3 pb-1 font-medium text-muted-foreground text-xs">
        My Courses
      </h2>
      <ul className="space-y-0.5">
        {courses.slice(0, SIDEBAR_COURSES).map((course) => (
          <li key={course.id}>
            <Link
              prefetch={false}
              href={`/courses/${course.id}`}
              aria-current={pathname === `/courses/${course.id}` ? "page" : undefined}
              onClick={onNavigate}
              className="flex h-9 items-center gap-3 rounded-md px-3 text-sm transition-colors hover:bg-muted aria-[current]:font-medium aria-[current]:text-primary pointer-coarse:h-11"
            >
              <Ring value={course.progress} size={18} stroke={3} />
              <span className="min-w-0 flex-1 truncate">{course.title}</span>
              <span className="sr-only">{course.progress}% complete</span>
              {course.daysLeft !== null && <ExamIn days={course.daysLeft} />}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          prefetch={false}
          href="/courses?tab=enrolled"
          onClick={onNavigate}
          className="mx-3 mt-1 inline-flex min-h-8 items-center rounded-sm text-compact text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
        >
          + {more} more {more === 1 ? "course" : "courses"}
        </Link>
      )}
    </section>
  );
}
