import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Forum } from "@/lib/forums/contract/forums";

const LINK_LOOK = "rounded-sm underline-offset-4 hover:text-primary hover:underline";

export function ForumSummary({ forum }: { forum: Forum }) {
  const { id, name, description, slug, order, isActive, courseId, courseTitle, threadCount } = forum;
  return (
    <div className="min-w-0 flex-1">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <Link prefetch={false} href={`/community/forum/${id}`} className={`wrap-anywhere ${LINK_LOOK}`}>
          {name}
        </Link>
        {!isActive && <Badge variant="secondary">Inactive</Badge>}
        {!isActive && (
          <span className="font-normal text-compact text-muted-foreground">Only admins see it and its threads.</span>
        )}
      </h2>
      {description && (
        <p className="wrap-anywhere mt-0.5 max-w-[72ch] whitespace-pre-line text-muted-foreground text-sm">
          {description}
        </p>
      )}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-compact">
        <Line name="Order">{order.toLocaleString("en-GB")}</Line>
        <Line name="Slug">
          <span className="font-mono">{slug}</span>
        </Line>
        <Line name="Course">
          {courseId === null ? (
            "none, General Discussion"
          ) : (
            <Link prefetch={false} href={`/admin/courses?tab=modules&course=${courseId}`} className={LINK_LOOK}>
              {courseTitle}
            </Link>
          )}
        </Line>
        <Line name="Threads">{threadCount.toLocaleString("en-GB")}</Line>
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}
