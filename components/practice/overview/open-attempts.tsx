import Link from "next/link";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AttemptEntry } from "@/lib/practice/contract/shapes";

/** What was begun waits for seven days. */
export function OpenAttempts({ attempts, timeZone }: { attempts: AttemptEntry[]; timeZone: string }) {
  return (
    <SectionCard title="Continue">
      <ul className="divide-y border-t">
        {attempts.map(({ id, title, answered, itemCount, startedAt }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{title}</p>
              <p className="text-compact text-muted-foreground">
                {answered} of {itemCount} answered, begun <RelativeTime at={startedAt} timeZone={timeZone} />
              </p>
            </div>
            <Link prefetch={false} href={`/practice/${id}`} className={buttonVariants()}>
              Continue<span className="sr-only"> {title}</span>
            </Link>
            <Progress
              value={(answered / Math.max(1, itemCount)) * 100}
              aria-label={`Answered in ${title}`}
              className="col-span-2"
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
