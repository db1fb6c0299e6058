import Link from "next/link";
import { Pager } from "@/components/forums/pager";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AttemptEntry } from "@/lib/practice/contract/shapes";
import { percentOfShare } from "@/lib/practice/rules/figures";
import { KIND_LABELS } from "@/lib/practice/rules/words";

type HistoryProps = { attempts: AttemptEntry[]; page: number; total: number; timeZone: string };

/** What was finished, newest first. */
export function History({ attempts, page, total, timeZone }: HistoryProps) {
  if (attempts.length === 0 && page === 1) return null;
  return (
    <SectionCard title="History">
      <ul className="divide-y border-t">
        {attempts.map(({ id, kind, title, startedAt, finishedAt, marks, outOf }) => (
          <li key={id} className="relative grid grid-cols-[1fr_auto] gap-x-4 px-4 py-3 hover:bg-muted/50 md:px-5">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium text-sm">
                <Link
                  prefetch={false}
                  href={`/practice/${id}/result`}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-ring"
                >
                  {title}
                </Link>
              </p>
              <p className="text-compact text-muted-foreground">
                {KIND_LABELS[kind]}, <RelativeTime at={finishedAt ?? startedAt} timeZone={timeZone} />
              </p>
            </div>
            <p className="text-right text-sm tabular-nums">
              <span className="font-semibold">{percentOfShare(outOf === 0 ? 0 : marks / outOf)}%</span>
              <span className="block text-compact text-muted-foreground">
                {marks} of {outOf} marks
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="border-t px-4 pb-4 empty:hidden md:px-5">
        <Pager label="Pages of the history" path="/practice" page={page} shown={attempts.length} total={total} />
      </div>
    </SectionCard>
  );
}
