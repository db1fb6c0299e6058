"use client";
import { ThreadBadges } from "@/components/forums/thread-badges";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useTopicThreads } from "@/lib/forums/hooks";

const MOST = 5;

/** Threads about the topic's questions, newest first. Renders nothing if there are none. */
export function TopicThreads({ forumId, topicId }: { forumId: number; topicId: number }) {
  const { data: threads } = useTopicThreads(forumId, topicId);
  if (!threads || threads.length === 0) return null;
  return (
    <section aria-labelledby="topic-threads" className="mt-8">
      <h2 id="topic-threads" className="heading mb-2 text-lg">
        Asked about this topic
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {threads.slice(0, MOST).map((thread) => (
          <li key={thread.id} className="relative flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-muted/50">
            <Icon name="messages-square" className="size-4 shrink-0 text-muted-foreground" />
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <Link
                href={`/community/thread/${thread.id}`}
                className="wrap-anywhere font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <bdi dir="auto">{thread.title}</bdi>
              </Link>
              <ThreadBadges thread={thread} />
            </p>
            <span className="shrink-0 text-compact text-muted-foreground tabular-nums">
              {thread.readableReplyCount === 1 ? "1 reply" : `${thread.readableReplyCount} replies`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
