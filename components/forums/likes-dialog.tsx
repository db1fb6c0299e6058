"use client";
import { ErrorState } from "@/components/shell/error-state";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Post } from "@/lib/forums/contract/posts";
import { usePostLikes } from "@/lib/forums/hooks";
import { sentenceOf } from "@/lib/platform/query/call";

/** Who liked a post, the latest first. */
export function LikesDialog({ post, open, onOpenChange }: Omit<DialogState, "onCloseAutoFocus"> & { post: Post }) {
  const { data: likers, error, refetch } = usePostLikes(post.id);
  const more = likers ? post.likeCount - likers.length : 0;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Likes</DialogTitle>
          <DialogDescription>{`The post by ${post.username}`}</DialogDescription>
        </DialogHeader>
        {error && !likers && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
        {!error && !likers && <Skeleton className="h-24" />}
        {likers?.length === 0 && <p className="text-muted-foreground text-sm">Nobody likes it any more.</p>}
        <ul aria-label="People who like it" className="space-y-2">
          {likers?.map(({ username, avatarUrl }) => (
            <li key={username} className="flex items-center gap-3 text-sm">
              <UserAvatar src={avatarUrl} name={username} className="size-8" />
              <span className="wrap-anywhere">{username}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="text-muted-foreground text-sm">{`and ${more} more`}</p>}
      </DialogContent>
    </Dialog>
  );
}
