"use client";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Post } from "@/lib/forums/contract/posts";
import { useWholePost } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import { REMOVED_LABELS } from "@/lib/forums/rules/words";
import { RelativeTime } from "../ui/relative-time";
import { PostActions, type PostCardProps } from "./post-actions";
import { PostBody } from "./post-body";
import { RestOfPost } from "./rest-of-post";
import { type ForumViewer, timeZoneOf } from "./viewer";

const EditPost = lazyPart(() => import("./edit-post").then((edit) => edit.EditPost));

export function PostCard(props: PostCardProps) {
  const { viewer } = props;
  const whole = useWholePost(props.post);
  const { post } = whole;
  const [editing, setEditing] = useState(false);
  const { id, username, avatarUrl, isAnswer, removed, content } = post;
  const shown = content !== "";
  // Whoever changes a text has to have all of it.
  const edit = () => {
    setEditing(true);
    whole.fetchWhole();
  };
  return (
    <li
      id={`post-${id}`}
      className={cn(
        "scroll-mt-20 rounded-lg border bg-card target:border-ring target:ring-2 target:ring-ring/40",
        isAnswer && "border-primary/60",
      )}
    >
      <article aria-label={`Post by ${username}`} className="px-4 pt-4 pb-2 md:px-5">
        <header className="mb-3 flex items-center gap-3">
          <UserAvatar src={avatarUrl} name={username} />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-semibold text-sm">{username}</p>
            <When post={post} viewer={viewer} />
          </div>
          {isAnswer && (
            <Badge>
              <CircleCheck aria-hidden="true" />
              Solution
            </Badge>
          )}
        </header>
        {removed && <p className="mb-2 text-muted-foreground italic">{REMOVED_LABELS[removed]}</p>}
        {editing && !post.isCut && <EditPost post={post} onDone={() => setEditing(false)} />}
        {shown && (!editing || post.isCut) && (
          <>
            <PostBody post={post} />
            {post.isCut && <RestOfPost {...whole} />}
            <PostActions {...props} post={post} onEdit={edit} />
          </>
        )}
      </article>
    </li>
  );
}

function When({ post, viewer }: { post: Post; viewer: ForumViewer }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-compact text-muted-foreground">
      <a href={postAddress(post.threadId, post)} className="rounded-sm hover:underline">
        <RelativeTime at={post.createdAt} timeZone={timeZoneOf(viewer)} />
      </a>
      {post.editedAt && !post.removed && <span>edited</span>}
    </p>
  );
}
