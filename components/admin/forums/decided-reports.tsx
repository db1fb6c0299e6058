"use client";
import { useId, useState } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { DecidedReport } from "@/lib/forums/contract/reports";
import { useDecidedReports } from "@/lib/forums/hooks/managing";
import { postAddress } from "@/lib/forums/rules/paging";
import { DECIDED_LABELS, DECIDED_PAGE } from "@/lib/forums/rules/reports";
import { REASON_LABELS } from "@/lib/forums/rules/words";
import { sentenceOf } from "@/lib/platform/query/call";

/** What admins have decided about reports, loaded when it is opened. */
export function DecidedReports({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="heading text-lg">
          Decided reports
        </h2>
        <Button variant="outline" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? "Hide" : "Show"} <span className="sr-only">decided reports</span>
        </Button>
      </div>
      <div id={id} className="mt-4" hidden={!open}>
        {open && <DecidedPages timeZone={timeZone} />}
      </div>
    </section>
  );
}

function DecidedPages({ timeZone }: { timeZone: string }) {
  const [page, setPage] = useState(1);
  const { data: reports, error, refetch } = useDecidedReports(page);
  if (!reports)
    return error ? (
      <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  return (
    <>
      {reports.length === 0 ? (
        <p className="text-muted-foreground text-sm">
          {page > 1 ? "There are no more." : "No report has been decided yet."}
        </p>
      ) : (
        <Card>
          <ul aria-label="Decided reports" className="divide-y">
            {reports.map((report) => (
              <DecidedRow key={report.id} report={report} timeZone={timeZone} />
            ))}
          </ul>
        </Card>
      )}
      {(page > 1 || reports.length === DECIDED_PAGE) && (
        <nav aria-label="Pages of decided reports" className="mt-4 flex items-center gap-3 text-sm">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span>Page {page}</span>
          <Button
            variant="outline"
            size="sm"
            disabled={reports.length < DECIDED_PAGE}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

function DecidedRow({ report, timeZone }: { report: DecidedReport; timeZone: string }) {
  const { postId, position, threadId, threadTitle, forumName, reason, status, author } = report;
  return (
    <li className="space-y-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge variant={status === "kept" ? "secondary" : "exam"}>{DECIDED_LABELS[status]}</Badge>
        <span>
          by <span className="font-medium">{report.resolvedBy ?? "a former admin"}</span>
        </span>
        <span className="text-compact text-muted-foreground">
          <RelativeTime at={report.resolvedAt} timeZone={timeZone} />
        </span>
      </p>
      <p className="wrap-anywhere">
        Post by {author} in{" "}
        <Link
          href={postAddress(threadId, { id: postId, position })}
          className="rounded-sm font-medium underline-offset-4 hover:text-primary hover:underline"
        >
          {threadTitle}
        </Link>
        <span className="text-muted-foreground">, {forumName}</span>
      </p>
      <p className="wrap-anywhere text-muted-foreground">
        {REASON_LABELS[reason]}, reported by {report.reporter}{" "}
        <RelativeTime at={report.createdAt} timeZone={timeZone} />
      </p>
    </li>
  );
}
