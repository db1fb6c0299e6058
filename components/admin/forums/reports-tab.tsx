"use client";
import { ShieldCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFailureToast } from "@/components/forums/use-failure-toast";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useReports } from "@/lib/forums/hooks/managing";
import { casesOf } from "@/lib/forums/rules/reports";
import { sentenceOf } from "@/lib/platform/call";
import { ActionsLegend } from "./actions-legend";
import { CaseCard } from "./case-card";

type ReportsTabProps = { post: number | undefined; openReports: number; timeZone: string; onShowAll(): void };

export function ReportsTab({ post, openReports, timeZone, onShowAll }: ReportsTabProps) {
  const { data: reports, error, refetch } = useReports(post);
  const list = useRef<HTMLElement>(null);
  const counted = useRef(openReports);
  useFailureToast(error, "Error loading reports");

  // The bell has heard of a report, or of a colleague's decision: the list must not say otherwise.
  useEffect(() => {
    if (counted.current === openReports) return;
    counted.current = openReports;
    void refetch();
  }, [openReports, refetch]);

  if (!reports)
    return error ? (
      <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    );
  const showAll = (
    <Button variant="outline" onClick={onShowAll}>
      Show all open reports
    </Button>
  );
  if (reports.length === 0)
    return (
      <EmptyState
        icon={ShieldCheck}
        title={post ? "This report is closed" : "No open reports"}
        description={
          post
            ? "Somebody has decided about it, or the post is gone."
            : "When a student reports a post, it is shown here until an admin decides about it."
        }
        action={post && showAll}
      />
    );
  return (
    <section ref={list} tabIndex={-1} aria-label="Open reports" className="space-y-4 rounded-md">
      <ActionsLegend />
      {post && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted-foreground text-sm">The reports of one post.</p>
          {showAll}
        </div>
      )}
      <ul className="space-y-4">
        {casesOf(reports).map((one) => (
          <li key={one.post.id}>
            {/* What was decided about leaves the list; the focus must not leave with it. */}
            <CaseCard reported={one} timeZone={timeZone} onDecided={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {!post && openReports > reports.length && (
        <p className="text-muted-foreground text-sm">
          These are the oldest {reports.length} of {openReports.toLocaleString("en-GB")} open reports. The next follow
          as you decide.
        </p>
      )}
    </section>
  );
}
