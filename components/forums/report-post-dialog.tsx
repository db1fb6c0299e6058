"use client";
import { ReportDialog } from "@/components/ui/report-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Post } from "@/lib/forums/contract/posts";
import { useReportPost } from "@/lib/forums/hooks";
import { NOTE_MAX, REASON_LABELS, REASONS } from "@/lib/forums/rules/words";

export function ReportPostDialog({ post, ...dialog }: DialogState & { post: Post }) {
  const { mutate, isPending } = useReportPost(post.threadId);
  return (
    <ReportDialog
      {...dialog}
      title="Report this post"
      description={`Only admins see who reported what. ${post.username} does not find out.`}
      legend="Reason"
      reasons={REASONS}
      labels={REASON_LABELS}
      noteHint="Optional. What should an admin look at?"
      noteMax={NOTE_MAX}
      isPending={isPending}
      onSend={(body) => mutate({ params: { id: post.id }, body }, { onSuccess: () => dialog.onOpenChange(false) })}
    />
  );
}
