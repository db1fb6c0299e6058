"use client";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Post } from "@/lib/forums/contract/posts";
import { postAddress } from "@/lib/forums/rules/paging";
import { mayDeletePost, mayEditPost, maySeeVersions } from "@/lib/forums/rules/permissions";
import { toast } from "@/lib/platform/browser/toast";
import { PostAction } from "./post-action";
import { type ForumViewer, timeZoneOf } from "./viewer";

const LikesDialog = lazyPart(() => import("./likes-dialog").then((dialog) => dialog.LikesDialog));
const PostHistoryDialog = lazyPart(() => import("./post-history-dialog").then((dialog) => dialog.PostHistoryDialog));
const DeletePostDialog = lazyPart(() => import("./delete-post-dialog").then((dialog) => dialog.DeletePostDialog));

type PostMenuProps = { post: Post; viewer: ForumViewer; onEdit(): void };

/** Rendered open, because its code is loaded by the press that opens it. */
export function PostMenu({ post, viewer, onEdit }: PostMenuProps) {
  const [deleting, setDeleting] = useState<boolean>();
  const [likes, setLikes] = useState<boolean>();
  const [history, setHistory] = useState<boolean>();
  const copy = async () => {
    const address = new URL(postAddress(post.threadId, post), window.location.href).href;
    await navigator.clipboard.writeText(address).then(
      () => toast({ title: "Link copied" }),
      () => toast({ variant: "destructive", title: "Link not copied", description: address }),
    );
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <PostAction icon="icon-ellipsis" className="ml-auto" aria-label={`More about the post by ${post.username}`} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => void copy()}>
            <Icon name="link-2" />
            Copy link
          </DropdownMenuItem>
          {viewer && post.likeCount > 0 && (
            <DropdownMenuItem onSelect={() => setLikes(true)}>
              <Icon name="heart" />
              Who likes it
            </DropdownMenuItem>
          )}
          {post.editedAt && maySeeVersions(viewer, post) && (
            <DropdownMenuItem onSelect={() => setHistory(true)}>
              <Icon name="rotate-ccw-clock" />
              Earlier versions
            </DropdownMenuItem>
          )}
          {mayEditPost(viewer, post) && (
            <DropdownMenuItem onSelect={onEdit}>
              <Icon name="pencil" />
              Edit
            </DropdownMenuItem>
          )}
          {mayDeletePost(viewer, post) && (
            <DropdownMenuItem onSelect={() => setDeleting(true)}>
              <Icon name="trash" />
              Delete
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {likes !== undefined && <LikesDialog post={post} open={likes} onOpenChange={setLikes} />}
      {history !== undefined && (
        <PostHistoryDialog post={post} timeZone={timeZoneOf(viewer)} open={history} onOpenChange={setHistory} />
      )}
      {deleting !== undefined && <DeletePostDialog post={post} open={deleting} onOpenChange={setDeleting} />}
    </>
  );
}
