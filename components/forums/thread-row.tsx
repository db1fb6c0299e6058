import { Eye, MessageSquare } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { cn } from "@/components/ui/cn";
import type { ThreadItem } from "@/lib/forums/contract/threads";
import { RelativeTime } from "../ui/relative-time";
import { ThreadBadges } from "./thread-badges";

export function ThreadRow({ thread, timeZone }: { thread: ThreadItem; timeZone: string }) {
  const { id, title, username, avatarUrl, createdAt, lastActivityAt, replyCount, viewCount, isPinned } = thread;
  return (
    <li className={cn("relative flex gap-3 px-4 py-3.5 hover:bg-muted/60 md:px-5", isPinned && "bg-muted/40")}>
      <UserAvatar src={avatarUrl} name={username} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold leading-snug">
          <Link
            href={`/community/thread/${id}`}
            prefetch={false}
            className="wrap-anywhere rounded-sm after:absolute after:inset-0"
          >
            <bdi dir="auto">{title}</bdi>
          </Link>
          <ThreadBadges thread={thread} />
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-compact text-muted-foreground">
          <span className="wrap-anywhere">
            {username}, <RelativeTime at={createdAt} timeZone={timeZone} />
          </span>
          {replyCount > 0 && (
            <span className="whitespace-nowrap">
              last reply <RelativeTime at={lastActivityAt} timeZone={timeZone} />
            </span>
          )}
        </p>
      </div>
      <ul className="flex shrink-0 gap-4 self-center text-compact text-muted-foreground tabular-nums max-sm:flex-col max-sm:gap-1">
        <Count icon={<MessageSquare />} count={replyCount} one="reply" many="replies" />
        <Count icon={<Eye />} count={viewCount} one="view" many="views" />
      </ul>
    </li>
  );
}

const COMPACT = new Intl.NumberFormat("en-GB", { notation: "compact" });

type CountProps = { icon: ReactNode; count: number; one: string; many: string };

function Count({ icon, count, one, many }: CountProps) {
  return (
    <li
      title={`${count} ${count === 1 ? one : many}`}
      className="flex min-w-11 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <span aria-hidden="true">{icon}</span>
      {COMPACT.format(count)}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </li>
  );
}
