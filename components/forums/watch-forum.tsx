"use client";
import { NativeSelect } from "@/components/ui/native-select";
import { useForumWatching, useWatchForum } from "@/lib/forums/hooks";

/** Which replies in this forum notify the reader. */
export function WatchForum({ forumId }: { forumId: number }) {
  const { data } = useForumWatching(forumId, true);
  const watch = useWatchForum(forumId);
  return (
    <NativeSelect
      aria-label="Notifications of this forum"
      value={`${data?.watching ?? null}`}
      disabled={!data || watch.isPending}
      onChange={({ target }) =>
        watch.mutate({
          params: { id: forumId },
          body: { watching: target.value === "null" ? null : target.value === "true" },
        })
      }
    >
      <option value="null">Notify me of my threads</option>
      <option value="true">Notify me of all threads</option>
      <option value="false">Mute this forum</option>
    </NativeSelect>
  );
}
