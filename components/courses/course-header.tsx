import { BookOpen, ChevronLeft, Clock, Layers, MessagesSquare } from "lucide-react";
import Link from "next/link";
import type { ReactNode, Ref } from "react";
import { Button } from "@/components/ui/button";
import type { Course } from "@/lib/courses/contract";
import { counted, durationOf } from "@/lib/courses/rules";
import { CourseSource } from "./course-source";
import { LeaveCourse } from "./leave-course";

type CourseHeaderProps = {
  ref: Ref<HTMLHeadingElement>;
  course: Course;
  enrolled: boolean;
  onContinue(): void;
};

export function CourseHeader({ ref, course, enrolled, onContinue }: CourseHeaderProps) {
  return (
    <header className="mb-6 md:mb-8">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <Link
          prefetch={false}
          href="/courses"
          className="-ml-1 inline-flex min-h-9 items-center gap-1 rounded-sm pr-2 text-compact text-muted-foreground hover:text-foreground pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
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
        {enrolled && course.modules.length > 0 && (
          <Button size="lg" onClick={onContinue} className="max-md:hidden">
            Continue Learning
          </Button>
        )}
      </div>
      <ul aria-label="About this course" className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        <Fact icon={<BookOpen />}>{counted(course.totalLessons, "lesson")}</Fact>
        <Fact icon={<Layers />}>{counted(course.modules.length, "module")}</Fact>
        <Fact icon={<Clock />}>{durationOf(course.totalDuration)}</Fact>
        {course.forumId !== null && (
          <Fact icon={<MessagesSquare />}>
            <Link
              href={`/community/forum/${course.forumId}`}
              prefetch={false}
              className="rounded-sm font-medium text-primary hover:underline pointer-coarse:py-2"
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

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:text-muted-foreground">
      {icon}
      {children}
    </li>
  );
}
