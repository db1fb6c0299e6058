"use client";
import { type ReactNode, useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import { type useMarks, useWholePost } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import { mayMarkAnswer } from "@/lib/forums/rules/permissions";
import { REMOVED_LABELS } from "@/lib/forums/rules/words";
import { RelativeTime } from "../ui/relative-time";
import { PostText } from "./post-text";
import { type ForumViewer, signInUrl, timeZoneOf } from "./viewer";

const EditPost = lazyPart(() => import("./edit-post").then((edit) => edit.EditPost));

export function PostCard(props: PostCardProps) {
  const { viewer } = props;
  const whole = useWholePost(props.post);
  const { post } = whole;
  const [editing, setEditing] = useState(false);
  const { id, username, avatarUrl, isAnswer, removed, content } = post;
  const shown = content !== "";
  const isGone = removed !== null && !shown;
  // Editing needs the full text, so it is loaded first.
  const edit = () => {
    setEditing(true);
    whole.fetchWhole();
  };
  return (
    <li
      id={`post-${id}`}
      className={cn(
        "scroll-mt-20 rounded-lg target:ring-2 target:ring-ring/40",
        !isGone && "border bg-card target:border-ring",
        isAnswer && "border-primary/60",
      )}
    >
      {isGone && <RemovedPost post={post} viewer={viewer} />}
      {!isGone && (
        <article aria-label={`Post by ${username}`} className="px-4 pt-4 pb-2 md:px-5">
          <header className="mb-3 flex items-center gap-3">
            <UserAvatar src={avatarUrl} name={username} />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold text-sm">{username}</p>
              <When post={post} viewer={viewer} />
            </div>
            {isAnswer && (
              <Badge>
                <Icon name="circle-check" />
                Solution
              </Badge>
            )}
          </header>
          {removed && <p className="mb-2 text-muted-foreground italic">{REMOVED_LABELS[removed]}</p>}
          {editing && !post.isCut && <EditPost post={post} onDone={() => setEditing(false)} />}
          {shown && (!editing || post.isCut) && (
            <>
              <PostText whole={whole} />
              <PostActions {...props} post={post} onEdit={edit} />
            </>
          )}
        </article>
      )}
    </li>
  );
}

/** One line: it only keeps the replies below it understandable. */
const RemovedPost = ({ post, viewer }: { post: Post; viewer: ForumViewer }) => (
  <p className="flex flex-wrap gap-x-2 px-4 py-1 text-compact text-muted-foreground italic md:px-5">
    <span className="wrap-anywhere">{post.username}:</span>
    {post.removed && REMOVED_LABELS[post.removed]}
    <RelativeTime at={post.createdAt} timeZone={timeZoneOf(viewer)} />
  </p>
);

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

type PostCardProps = {
  thread: Thread;
  post: Post;
  viewer: ForumViewer;
  onLike(id: number, liked: boolean): void;
  marks: ReturnType<typeof useMarks>;
  onQuote: ((post: Post, selected: string) => void) | undefined;
};

const PostMenu = lazyPart(() => import("./post-menu").then((menu) => menu.PostMenu));

type PostActionsProps = PostCardProps & { onEdit(): void };

function PostActions({ thread, post, viewer, onLike, marks, onQuote, onEdit }: PostActionsProps) {
  const { opened, triggerProps } = useOpenOnDemand(PostMenu.preload);
  const goToSignIn = () => window.location.assign(signInUrl(`/community/thread/${thread.id}`));
  // The first post is the question and cannot be marked as the answer; an older mark on it can be removed.
  const markable = mayMarkAnswer(viewer, thread) && !post.removed && (post.position > 1 || post.isAnswer);
  const more = (
    <Action
      label={`More about the post by ${post.username}`}
      aria-haspopup="menu"
      aria-expanded={false}
      {...triggerProps}
    >
      <Icon name="ellipsis" />
    </Action>
  );
  return (
    <div className="-mx-2 mt-2 flex flex-wrap items-center gap-x-1">
      <Action
        label={`${post.isLikedByUser ? "Unlike" : "Like"}, ${post.likeCount} ${post.likeCount === 1 ? "like" : "likes"}`}
        aria-pressed={post.isLikedByUser}
        onClick={() => (viewer ? onLike(post.id, !post.isLikedByUser) : goToSignIn())}
      >
        <Icon name="heart" className={cn(post.isLikedByUser && "fill-current text-destructive")} />
        <span className="tabular-nums">{post.likeCount}</span>
      </Action>
      {onQuote && (
        // The press must not clear the selection before it is read.
        <Action
          label="Quote"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onQuote(post, selectedIn(`post-${post.id}`))}
        >
          <Icon name="quote" />
          <span className="max-sm:sr-only">Quote</span>
        </Action>
      )}
      {viewer && viewer.id !== post.userId && <ReportPost post={post} />}
      {!viewer && (
        <Action label="Report" onClick={goToSignIn}>
          <Icon name="flag" />
          <span className="max-sm:sr-only">Report</span>
        </Action>
      )}
      {markable && (
        <Action
          label={post.isAnswer ? "Unmark Answer" : "Mark as Answer"}
          disabled={marks.isPending}
          onClick={() => marks.set(post.id, !post.isAnswer)}
          className="text-primary"
        >
          <Icon name="circle-check" />
          {post.isAnswer ? "Unmark Answer" : "Mark as Answer"}
        </Action>
      )}
      <span className="ml-auto">
        {opened ? <PostMenu fallback={more} post={post} viewer={viewer} onEdit={onEdit} /> : more}
      </span>
    </div>
  );
}

/** The text that the reader selected within an element, or an empty text. */
function selectedIn(id: string): string {
  const selection = document.getSelection();
  const frame = document.getElementById(id);
  const inside = selection?.rangeCount && frame?.contains(selection.getRangeAt(0).commonAncestorContainer);
  return inside ? selection.toString() : "";
}

type ActionProps = React.ComponentProps<typeof Button> & { label: string; children: ReactNode };

function Action({ label, className, ...props }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      className={cn("px-2 text-muted-foreground pointer-coarse:min-w-11", className)}
      {...props}
    />
  );
}

const ReportPostDialog = lazyPart(() => import("./report-post-dialog").then((dialog) => dialog.ReportPostDialog));

function ReportPost({ post }: { post: Post }) {
  const { opened, button, dialog } = useDialog(ReportPostDialog.preload);
  const sent = post.isReportedByUser;
  return (
    <>
      <Button
        {...button}
        variant="ghost"
        size="sm"
        aria-disabled={sent}
        onClick={() => sent || button.onClick()}
        className="px-2 text-muted-foreground pointer-coarse:min-w-11"
      >
        <Icon name="flag" className={cn(sent && "fill-current")} />
        <span className="max-sm:sr-only">{sent ? "Reported" : "Report"}</span>
      </Button>
      {opened && <ReportPostDialog post={post} {...dialog} />}
    </>
  );
}
