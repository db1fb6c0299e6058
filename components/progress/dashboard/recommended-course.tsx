import Link from "next/link";
import { CourseImage } from "@/components/courses/course-image";
import { Badge } from "@/components/ui/badge";
import type { CourseItem } from "@/lib/courses/contract";
import { modulesShown } from "@/lib/courses/rules";

/** The whole tile leads to the course, through its one link. */
export function RecommendedCourse({ course }: { course: CourseItem }) {
  const modules = modulesShown(course);
  return (
    <li className="relative flex gap-4 p-4 transition-colors hover:bg-muted/60 sm:flex-col sm:gap-3 md:p-5">
      <CourseImage src={course.imageUrl} className="w-24 shrink-0 self-start rounded-sm border sm:w-full" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <h3 className="wrap-anywhere font-semibold leading-snug">
          <Link
            prefetch={false}
            href={`/courses/${course.id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {course.title}
          </Link>
        </h3>
        <p className="text-compact text-muted-foreground">
          {modules} {modules === 1 ? "module" : "modules"}
        </p>
        <Badge variant="soft" className="mt-auto">
          First module free
        </Badge>
      </div>
    </li>
  );
}
