"use client";
import { useEffect, useRef, useState } from "react";
import { PostText } from "@/components/forums/post-text";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Skeleton } from "@/components/ui/skeleton";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { useWholePost } from "@/lib/forums/hooks";
import { useReports, useResolveReport } from "@/lib/forums/hooks/managing";
import { postAddress } from "@/lib/forums/rules/paging";
import { ACTION_LABELS, type Action, type Case, casesOf, reportActionsFor } from "@/lib/forums/rules/reports";
import { REASON_LABELS, REMOVED_LABELS } from "@/lib/forums/rules/words";
import { sentenceOf } from "@/lib/platform/query/call";
import { ActionsLegend, legendId } from "./actions-legend";

type ReportsTabProps = { post: number | undefined; openReports: number; timeZone: string; onShowAll(): void };

export function ReportsTab({ post, openReports, timeZone, onShowAll }: ReportsTabProps) {
  const { data: reports, error, refetch } = useReports(post);
  const list = useRef<HTMLElement>(null);
  const counted = useRef(openReports);
  useFailureToast({ error, data: reports }, "Error loading reports");

  // A new report or another admin's decision reached the bell, so this list must be refreshed too.
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
        icon="shield-check"
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
        {casesOf(reports).map((reportCase) => (
          <li key={reportCase.post.id}>
            {/* A decided report leaves the list; the focus moves to the next one. */}
            <CaseCard reported={reportCase} timeZone={timeZone} onDecided={() => list.current?.focus()} />
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

type CaseCardProps = { reported: Case; timeZone: string; onDecided(): void };

/** A reported post with all its reports. */
function CaseCard({ reported, timeZone, onDecided }: CaseCardProps) {
  const { post, threadTitle, threadIsLocked, forumName, reports } = reported;
  return (
    <Card>
      <article aria-label={`Post by ${post.username} in ${threadTitle}`}>
        <CardHeader className="pb-3 md:pb-3">
          <CardTitle className="wrap-anywhere">
            <Link
              href={postAddress(post.threadId, post)}
              className="rounded-sm underline-offset-4 hover:text-primary hover:underline"
            >
              {threadTitle}
            </Link>
          </CardTitle>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted-foreground">
            <span>{forumName}</span>
            {threadIsLocked && (
              <Badge variant="secondary">
                <Icon name="lock" />
                Locked
              </Badge>
            )}
          </p>
        </CardHeader>
        <CardContent className="space-y-4">
          <ReportedPost reported={reported} timeZone={timeZone} />
          <ul className="space-y-3">
            {reports.map((report) => (
              <li key={report.id} className="text-sm">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Badge variant="exam">{REASON_LABELS[report.reason]}</Badge>
                  <span>
                    reported by <UserLink username={report.reporter} />
                  </span>
                  <span className="text-compact text-muted-foreground">
                    <RelativeTime at={report.createdAt} timeZone={timeZone} />
                  </span>
                </p>
                {report.note && (
                  <p className="wrap-anywhere mt-1 max-w-[72ch] whitespace-pre-line text-muted-foreground">
                    {report.note}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </CardContent>
        <CardFooter>
          <CaseActions reported={reported} onDecided={onDecided} />
        </CardFooter>
      </article>
    </Card>
  );
}

function ReportedPost({ reported, timeZone }: Pick<CaseCardProps, "reported" | "timeZone">) {
  const whole = useWholePost(reported.post);
  const { post } = whole;
  return (
    <div className="rounded-md border bg-muted/40">
      <p className="relative z-10 flex flex-wrap items-center gap-x-2 px-3 pt-2.5 text-sm">
        {post.userId ? <UserLink username={post.username} /> : post.username}
        <span className="text-compact text-muted-foreground">
          <RelativeTime at={post.createdAt} timeZone={timeZone} />
        </span>
        {post.removed && (
          <span className="text-compact text-muted-foreground italic">{REMOVED_LABELS[post.removed]}</span>
        )}
      </p>
      <ScrollRegion aria-label="Post" className="max-h-80 px-3 pt-1.5 pb-3 text-sm">
        <PostText whole={whole} />
      </ScrollRegion>
    </div>
  );
}

function UserLink({ username }: { username: string }) {
  return (
    <Link
      href={`/admin/users?${new URLSearchParams({ q: username })}`}
      className="wrap-anywhere touch-line rounded-sm font-medium underline-offset-4 hover:text-primary hover:underline"
    >
      {username}
    </Link>
  );
}

const DeleteReportedDialog = lazyPart(() =>
  import("./delete-reported-dialog").then((part) => part.DeleteReportedDialog),
);

const ICONS: Record<Action, IconName> = { keep: "check", hide: "eye-off", delete: "trash", lock: "lock" };

function CaseActions({ reported, onDecided }: { reported: Case; onDecided(): void }) {
  const resolve = useResolveReport();
  const [deleting, setDeleting] = useState(false);
  const [first] = reported.reports;
  const decide = (action: Action) => {
    if (!first || resolve.isPending) return;
    resolve.mutate({ params: { id: first.id }, body: { action } }, { onSuccess: onDecided });
  };
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {reportActionsFor(reported).map((action) => {
        return (
          <Button
            key={action}
            variant="outline"
            aria-describedby={legendId(action)}
            aria-disabled={resolve.isPending}
            className={action === "delete" ? "text-destructive" : undefined}
            onClick={() => (action === "delete" ? setDeleting(true) : decide(action))}
          >
            <Icon name={ICONS[action]} />
            {ACTION_LABELS[action].label}
          </Button>
        );
      })}
      {deleting && (
        <DeleteReportedDialog
          isPending={resolve.isPending}
          onConfirm={() => decide("delete")}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
