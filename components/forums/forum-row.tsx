"use client";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { UnreadDot } from "@/components/ui/unread-dot";
import type { Forum } from "@/lib/forums/contract/forums";
import { forumVisitKey, readStored } from "../ui/local-storage";
import { RelativeTime } from "../ui/relative-time";

type ForumRowProps = { forum: Forum; timeZone: string };

/** The whole row leads to the forum; its name is what a reader hears. */
export function ForumRow({ forum, timeZone }: ForumRowProps) {
  const { id, name, description, isActive, threadCount, lastActivityAt } = forum;
  const isNew = useNews(id, lastActivityAt);
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-4 hover:bg-muted/60 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isNew && <UnreadDot label="New since your visit" />}
          {!isActive && <Badge variant="secondary">Inactive</Badge>}
        </h3>
        <p className="wrap-anywhere mt-0.5 text-muted-foreground text-sm">{description}</p>
      </div>
      <p className="flex gap-x-4 text-compact text-muted-foreground md:w-52 md:justify-end">
        <span className="whitespace-nowrap tabular-nums">
          {threadCount.toLocaleString("en-GB")} {threadCount === 1 ? "thread" : "threads"}
        </span>
        {lastActivityAt && <RelativeTime at={lastActivityAt} timeZone={timeZone} />}
      </p>
      <Link
        href={`/community/forum/${id}`}
        aria-label={`View Forum: ${name}`}
        prefetch={false}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm font-medium text-primary text-sm after:absolute after:inset-0 max-md:ml-auto pointer-coarse:min-h-11"
      >
        View Forum
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </li>
  );
}

/** Whether something was written there since this browser saw it; on a forum that it never saw all is old. */
function useNews(id: number, lastActivityAt: string | null): boolean {
  const [seenTo, setSeenTo] = useState("");
  useEffect(() => setSeenTo(readStored(forumVisitKey(id))), [id]);
  return seenTo !== "" && lastActivityAt !== null && lastActivityAt > seenTo;
}
