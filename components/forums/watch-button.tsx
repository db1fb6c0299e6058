"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useReading, useWatchThread } from "@/lib/forums/hooks";

/** For signed-in readers. Pressed: replies in this thread notify the reader. */
export function WatchButton({ threadId }: { threadId: number }) {
  const { data } = useReading(threadId, true);
  const watch = useWatchThread(threadId);
  const watching = data?.watching ?? false;
  return (
    <Button
      variant="outline"
      aria-pressed={watching}
      aria-disabled={!data || watch.isPending}
      onClick={() => watch.mutate({ params: { id: threadId }, body: { watching: !watching } })}
      className="max-sm:px-3"
    >
      <Icon name={watching ? "bell-ring" : "bell"} />
      <span className="max-sm:sr-only">{watching ? "Watching" : "Watch"}</span>
    </Button>
  );
}
