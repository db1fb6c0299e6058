"use client";
import { useState } from "react";
import { Pages } from "@/components/admin/users/pages";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { useUser } from "@/lib/accounts/hooks";
import type { LessonVersion } from "@/lib/lessons/contract/managing";
import { useLessonVersions } from "@/lib/lessons/hooks/managing";
import { VERSIONS_PAGE } from "@/lib/lessons/rules";
import { sentenceOf } from "@/lib/platform/query/call";
import { LineChanges } from "./line-changes";

type LessonHistoryProps = { topicId: number; onRestore(version: LessonVersion): void };

/** All versions, newest first, each with its changes; an old version can be loaded into the editor. */
export function LessonHistory({ topicId, onRestore }: LessonHistoryProps) {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(0);
  const { data: versions, error, refetch } = useLessonVersions(topicId, page, open);
  const shown = versions?.[chosen];
  const isNewest = page === 1 && chosen === 0;
  const turn = (to: number) => {
    setPage(to);
    setChosen(0);
  };
  const restore = () => {
    setOpen(false);
    if (shown) onRestore(shown);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="rotate-ccw-clock" />
        History
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent className="max-w-3xl">
          <DialogHeader>
            <DialogTitle>History</DialogTitle>
            <DialogDescription>
              Every save of this lesson. Restoring puts a text into the field; nothing is saved by it.
            </DialogDescription>
          </DialogHeader>
          {!versions && error && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
          {!versions && !error && <Skeleton className="h-40" />}
          {versions?.length === 0 && (
            <p className="text-muted-foreground text-sm">
              {page > 1 ? "The list ended on an earlier page." : "Nothing has been saved yet."}
            </p>
          )}
          {versions && versions.length > 0 && (
            <div className="grid gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
              <VersionList versions={versions} chosen={chosen} onChoose={setChosen} />
              {shown && <VersionChanges topicId={topicId} page={page} versions={versions} chosen={chosen} />}
            </div>
          )}
          {versions && <Pages page={page} last={undefined} isLast={versions.length < VERSIONS_PAGE} onPage={turn} />}
          <DialogFooter>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Close
            </Button>
            {shown && !isNewest && <Button onClick={restore}>Restore version {shown.version}</Button>}
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

type VersionListProps = { versions: LessonVersion[]; chosen: number; onChoose(index: number): void };

function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { data: user } = useUser();
  return (
    <ul className="max-h-[55dvh] space-y-1 overflow-y-auto text-sm">
      {versions.map((saved, index) => (
        <li key={saved.version}>
          <button
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            className="w-full rounded-md px-3 py-2 text-left hover:bg-muted aria-pressed:bg-primary-soft"
          >
            <span className="block font-medium">Version {saved.version}</span>
            <span className="block text-compact text-muted-foreground">
              {saved.editor ?? "Came with the product"},{" "}
              <RelativeTime at={saved.createdAt} timeZone={user?.timeZone ?? "UTC"} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type VersionChangesProps = { topicId: number; page: number; versions: LessonVersion[]; chosen: number };

/** What a version changed in the one before it, which is on the next page where this one ends its own. */
function VersionChanges({ topicId, page, versions, chosen }: VersionChangesProps) {
  const isLast = chosen === VERSIONS_PAGE - 1;
  const next = useLessonVersions(topicId, page + 1, isLast);
  const before = isLast ? next.data?.[0] : versions[chosen + 1];
  if (isLast && next.error) return <ErrorState message={sentenceOf(next.error)} onRetry={() => void next.refetch()} />;
  if (isLast && !next.data) return <Skeleton className="h-40" />;
  return <LineChanges before={before?.text ?? ""} after={versions[chosen]?.text ?? ""} />;
}
