"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
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
import { mayDeletePost, mayEditPost } from "@/lib/forums/rules/permissions";
import { toast } from "@/lib/platform/toast";
import type { ForumViewer } from "./viewer";

const DeletePostDialog = lazyPart(() => import("./delete-post-dialog").then((dialog) => dialog.DeletePostDialog));

type PostMenuProps = { post: Post; viewer: ForumViewer; onEdit(): void };

/** Rendered open, because its code is loaded by the press that opens it. */
export function PostMenu({ post, viewer, onEdit }: PostMenuProps) {
  const [deleting, setDeleting] = useState<boolean>();
  const copy = async () => {
    const address = new URL(postAddress(post.threadId, post), window.location.href).href;
    await navigator.clipboard.writeText(address).then(
      () => toast({ title: "Link copied" }),
      () => toast({ variant: "destructive", title: "Link not copied", description: address }),
    );
  };
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`More about the post by ${post.username}`}
            className="px-2 text-muted-foreground"
          >
            <Icon name="ellipsis" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => void copy()}>
            <Icon name="link-2" />
            Copy link
          </DropdownMenuItem>
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
      {deleting !== undefined && <DeletePostDialog post={post} open={deleting} onOpenChange={setDeleting} />}
    </>
  );
}
