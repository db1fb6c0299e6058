import { Lock } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Mistake } from "@/lib/practice/contract/overview";
import { CAUSE_LABELS } from "@/lib/practice/rules/words";

/** A point that was answered wrong: what it says, why it went wrong, and where it is explained. */
export function MistakeRow({ mistake, timeZone }: { mistake: Mistake; timeZone: string }) {
  const { statement, cause, at, times, almost, locked, courseTitle, courseId, topicId, topicTitle } = mistake;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_auto] md:px-5">
      <div className="min-w-0 space-y-1">
        <p className="wrap-anywhere">{statement}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted-foreground">
          {cause && <Badge variant="exam">{CAUSE_LABELS[cause]}</Badge>}
          {almost && <Badge variant="soft">Right once since</Badge>}
          <span>
            {times === 1 ? "Wrong once" : `Wrong ${times} times`}, last <RelativeTime at={at} timeZone={timeZone} />
          </span>
          <span>{courseTitle}</span>
        </p>
      </div>
      {locked ? (
        <p className="flex items-center gap-1.5 text-compact text-muted-foreground">
          <Lock aria-hidden="true" className="size-4" />
          Part of Premium
        </p>
      ) : (
        <Link
          prefetch={false}
          href={`/courses/${courseId}/topics/${topicId}`}
          className={buttonVariants({ variant: "outline", size: "sm", className: "justify-self-start" })}
        >
          Open lesson<span className="sr-only">: {topicTitle}</span>
        </Link>
      )}
    </li>
  );
}
