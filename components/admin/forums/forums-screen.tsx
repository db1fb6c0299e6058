"use client";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { useAttention } from "@/lib/admin/hooks";
import type { Forum } from "@/lib/forums/contract/forums";
import { useForums } from "@/lib/forums/hooks";
import { useOrderForums } from "@/lib/forums/hooks/managing";
import { type ForumsUrlState, forumsUrlStateFrom, type ForumsTab as Tab } from "@/lib/forums/rules/url-state";
import { moved } from "@/lib/platform/browser/order";
import { RowActions } from "../courses/row-actions";
import { DecidedReports } from "./decided-reports";
import { ReportsTab } from "./reports-tab";

export function ForumsScreen({ timeZone }: { timeZone: string }) {
  const [{ tab, post }, go] = useForumsUrlState();
  const { data: { openReports } = { openReports: 0 } } = useAttention();
  return (
    <>
      <PageHeading title="Forums" description="Where students ask and answer, and the posts that they reported." />
      <Tabs value={tab} onValueChange={(to) => go({ tab: to as Tab })}>
        <TabsList aria-label="What to manage">
          <TabsTrigger value="forums">Forums</TabsTrigger>
          <TabsTrigger value="reports">
            Reports
            {openReports > 0 && (
              <Badge variant="exam" className="ml-2 tabular-nums">
                {openReports.toLocaleString("en-GB")}
                <span className="sr-only"> open</span>
              </Badge>
            )}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="forums">
          <ForumsTab />
        </TabsContent>
        <TabsContent value="reports">
          <ReportsTab
            post={post}
            openReports={openReports}
            timeZone={timeZone}
            onShowAll={() => go({ tab: "reports" })}
          />
          <DecidedReports timeZone={timeZone} />
        </TabsContent>
      </Tabs>
    </>
  );
}

/** The tab and the post whose reports are shown, stored in the address. */
function useForumsUrlState(): [ForumsUrlState, (state: ForumsUrlState) => void] {
  const search = useSearchParams();
  const go = ({ tab, post }: ForumsUrlState) => {
    const params = new URLSearchParams({ tab });
    if (post) params.set("post", String(post));
    // The server's output does not depend on it, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [forumsUrlStateFrom({ tab: search.get("tab"), post: search.get("post") }), go];
}

const ForumDialog = lazyPart(() => import("./forum-dialog").then((part) => part.ForumDialog));
const DeleteForumDialog = lazyPart(() => import("./delete-forum-dialog").then((part) => part.DeleteForumDialog));

const UNABLE = "Unable to load forums. Please try again later.";

type ForumDialogState = { kind: "form"; id?: number } | { kind: "delete"; forum: Forum };

function ForumsTab() {
  const { data: forums, error, refetch } = useForums();
  const [dialog, setDialog] = useState<ForumDialogState | null>(null);
  const order = useOrderForums();
  useFailureToast({ error, data: forums }, "Error loading forums", UNABLE);
  if (!forums)
    return error ? <ErrorState message={UNABLE} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  const ids = forums.map(({ id }) => id);
  const create = (
    <Button onClick={() => setDialog({ kind: "form" })}>
      <Icon name="plus" />
      Create Forum
    </Button>
  );
  return (
    <>
      {forums.length === 0 ? (
        <EmptyState
          icon="messages-square"
          title="No forums available"
          description="Without one there is nowhere to ask."
          action={create}
        />
      ) : (
        <>
          <div className="mb-4 flex justify-end">{create}</div>
          <ForumList
            forums={forums}
            onMove={(from, to) => order.isPending || order.mutate({ body: { ids: moved(ids, from, to) } })}
            onEdit={(id) => setDialog({ kind: "form", id })}
            onDelete={(forum) => setDialog({ kind: "delete", forum })}
          />
        </>
      )}
      {dialog?.kind === "form" && <ForumDialog id={dialog.id} forums={forums} onClose={() => setDialog(null)} />}
      {dialog?.kind === "delete" && <DeleteForumDialog forum={dialog.forum} onClose={() => setDialog(null)} />}
    </>
  );
}

type ForumListProps = {
  forums: Forum[];
  onMove(from: number, to: number): void;
  onEdit(id: number): void;
  onDelete(forum: Forum): void;
};

/** In the same order as students see them. */
function ForumList({ forums, onMove, onEdit, onDelete }: ForumListProps) {
  return (
    <Card>
      <ul aria-label="Forums in their order" className="divide-y">
        {forums.map((forum, index) => (
          <li key={forum.id} className="flex gap-x-4 gap-y-4 p-4 max-md:flex-col md:px-5">
            <ForumSummary forum={forum} />
            <div className="shrink-0 max-md:-ml-2.5 md:-mt-1.5 [&>div]:flex-nowrap">
              <RowActions
                name={forum.name}
                {...{ index, count: forums.length, onMove }}
                onEdit={() => onEdit(forum.id)}
                onDelete={() => onDelete(forum)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LINK_CLASS = "touch-line rounded-sm underline-offset-4 hover:text-primary hover:underline";

function ForumSummary({ forum }: { forum: Forum }) {
  const { id, name, description, slug, order, isActive, courseId, courseTitle, threadCount } = forum;
  return (
    <div className="min-w-0 flex-1">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <Link href={`/community/forum/${id}`} className={`wrap-anywhere ${LINK_CLASS}`}>
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
            <Link href={`/admin/courses?tab=modules&course=${courseId}`} className={LINK_CLASS}>
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
