"use client";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Thread } from "@/lib/forums/contract/threads";
import { useDeleteThread } from "@/lib/forums/hooks";

/** For admins. Afterwards the thread's forum is shown. */
export function DeleteThreadDialog({ thread, ...dialog }: DialogState & { thread: Thread }) {
  const router = useRouter();
  const deletion = useDeleteThread();
  const { id, title, forumId, readableReplyCount: count } = thread;
  const replies = count === 1 ? "1 reply" : `${count.toLocaleString("en-GB")} replies`;
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete this thread?"
      description={`"${title}" ${count === 0 ? "is" : `and its ${replies} are`} deleted for good, with all likes and reports. To take it out of sight only, hide it.`}
      keep="Keep it"
      confirm="Delete thread"
      confirming="Deleting..."
      isPending={deletion.isPending || deletion.isSuccess}
      onConfirm={() =>
        deletion.mutate({ params: { id } }, { onSuccess: () => router.replace(`/community/forum/${forumId}`) })
      }
    />
  );
}
