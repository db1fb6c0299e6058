import Link from "next/link";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { isFinished } from "@/lib/progress/rules";

/** Where to go on, or why there is nothing to go on with. */
export function NextTopic({ course }: { course: EnrolledCourse }) {
  const { id, nextTopic } = course;
  if (nextTopic)
    return (
      <p className="truncate text-muted-foreground text-sm">
        Next:{" "}
        <Link
          href={`/courses/${id}#topic-${nextTopic.id}`}
          className="rounded-sm text-foreground underline decoration-border underline-offset-4 hover:decoration-current"
        >
          {nextTopic.title}
        </Link>
      </p>
    );
  if (course.totalTopics === 0) return null;
  return (
    <p className="text-muted-foreground text-sm">
      {isFinished(course) ? "All topics completed" : "The next modules need Premium"}
    </p>
  );
}
