import Link from "next/link";
import { subscribeUrl } from "@/components/subscriptions/return-path";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { isFinished } from "@/lib/progress/rules";

const LINK = "rounded-sm text-foreground underline decoration-border underline-offset-4 hover:decoration-current";

/** Where to go on, or why there is nothing to go on with. */
export function NextTopic({ course }: { course: EnrolledCourse }) {
  const { id, nextTopic } = course;
  if (nextTopic)
    return (
      <p className="wrap-anywhere text-muted-foreground text-sm">
        Next:{" "}
        <Link prefetch={false} href={`/courses/${id}#topic-${nextTopic.id}`} className={LINK}>
          {nextTopic.title}
        </Link>
      </p>
    );
  if (course.totalTopics === 0) return null;
  if (isFinished(course)) return <p className="text-muted-foreground text-sm">All topics completed</p>;
  return (
    <p className="text-muted-foreground text-sm">
      The next modules need{" "}
      <Link prefetch={false} href={subscribeUrl(`/courses/${id}`)} className={LINK}>
        Premium
      </Link>
    </p>
  );
}
