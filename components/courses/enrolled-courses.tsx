"use client";
import { GraduationCap } from "lucide-react";
import Link from "next/link";
import { Countdown } from "@/components/progress/exam-date-countdown";
import { EmptyState } from "@/components/shell/empty-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { COURSE_GRID } from "./available-courses";
import { CourseCard, titleIdOf } from "./course-card";

type EnrolledCoursesProps = { courses: readonly EnrolledCourse[]; search: string; onViewAll(): void };

export function EnrolledCourses({ courses, search, onViewAll }: EnrolledCoursesProps) {
  if (courses.length === 0) {
    const reason = search.trim() ? "No enrolled courses match your search" : "You haven't enrolled in any courses yet";
    return (
      <EmptyState
        icon={GraduationCap}
        title="No enrolled courses"
        description={reason}
        action={<Button onClick={onViewAll}>View All Courses</Button>}
      />
    );
  }
  return (
    <ul className={COURSE_GRID}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard course={course} search={search} eager={index < 3} action={<Resume course={course} />}>
            <CourseStatus course={course} />
          </CourseCard>
        </li>
      ))}
    </ul>
  );
}

function Resume({ course }: { course: EnrolledCourse }) {
  return (
    <Link
      prefetch={false}
      href={`/courses/${course.id}`}
      aria-describedby={titleIdOf(course)}
      className={buttonVariants()}
    >
      Continue Learning
    </Link>
  );
}

function CourseStatus({ course }: { course: EnrolledCourse }) {
  return (
    <div className="space-y-2 text-compact">
      <p className="flex justify-between gap-3">
        <span className="text-muted-foreground">
          {course.completedTopics} of {course.totalTopics} topics
        </span>
        <span className="font-semibold">{course.progress}%</span>
      </p>
      <Progress value={course.progress} aria-label={`Progress in ${course.title}`} />
      {course.examDate && <Countdown examDate={course.examDate} />}
    </div>
  );
}
