"use client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { Post } from "@/lib/forums/contract/posts";
import { useDeletePost } from "@/lib/forums/hooks";

type DeletePostDialogProps = { post: Post; open: boolean; onOpenChange(open: boolean): void };

export function DeletePostDialog({ post, open, onOpenChange }: DeletePostDialogProps) {
  const deletion = useDeletePost(post.threadId);
  const confirm = () => {
    if (!deletion.isPending) deletion.mutate({ params: { id: post.id } }, { onSettled: () => onOpenChange(false) });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        title="Delete this post?"
        description="Its text goes for good. A note that it was removed stays in its place, so that the replies still make sense."
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <Button variant="destructive" onClick={confirm} aria-disabled={deletion.isPending}>
            {deletion.isPending ? "Deleting..." : "Delete post"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
