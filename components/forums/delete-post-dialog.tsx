"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Post } from "@/lib/forums/contract/posts";
import { useDeletePost } from "@/lib/forums/hooks";

type DeletePostDialogProps = { post: Post; open: boolean; onOpenChange(open: boolean): void };

export function DeletePostDialog({ post, ...dialog }: DeletePostDialogProps) {
  const deletion = useDeletePost(post.threadId);
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete this post?"
      description="Its text goes for good. A note that it was removed stays in its place, so that the replies still make sense."
      keep="Keep it"
      confirm="Delete post"
      confirming="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate({ params: { id: post.id } }, { onSettled: () => dialog.onOpenChange(false) })}
    />
  );
}
