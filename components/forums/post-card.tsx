"use client";
import { useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import { useServerTurns } from "@/components/ui/use-server-turns";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import { type useMarkAnswer, useWholePost } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import { mayMarkAnswer } from "@/lib/forums/rules/permissions";
import { isGone } from "@/lib/forums/rules/removed";
import { REMOVED_LABELS } from "@/lib/forums/rules/words";
import { RelativeTime } from "../ui/relative-time";
import { PostAction } from "./post-action";
import { PostText } from "./post-text";
import { type ForumViewer, signInUrl, timeZoneOf } from "./viewer";

const EditPost = lazyPart(() => import("./edit-post").then((edit) => edit.EditPost));

/** Rendering twenty posts of the largest kind takes 50 ms. */
const POSTS_IN_A_TURN = 4;

export function PostCard(props: PostCardProps) {
  useServerTurns(1 + Math.floor(props.index / POSTS_IN_A_TURN));
  const { viewer } = props;
  const whole = useWholePost(props.post);
  const { post } = whole;
  const [editing, setEditing] = useState(false);
  const { id, username, avatarUrl, isAnswer, removed, content } = post;
  const shown = content !== "";
  const gone = isGone(post);
  // Editing needs the full text, so it is loaded first.
  const edit = () => {
    setEditing(true);
    whole.fetchWhole();
  };
  return (
    <li
      id={`post-${id}`}
      className={cn(
        gone ? "scroll-mt-20 rounded-lg target:ring-2 target:ring-ring/40" : "post",
        isAnswer && "border-primary/60",
      )}
    >
      {gone && <RemovedPost post={post} viewer={viewer} />}
      {!gone && (
        <article aria-label={`Post by ${username}`}>
          <header>
            <UserAvatar src={avatarUrl} name={username} />
            <p>{username}</p>
            <When post={post} viewer={viewer} />
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
    <p>
      <a href={postAddress(post.threadId, post)} className="touch-line">
        <RelativeTime at={post.createdAt} timeZone={timeZoneOf(viewer)} />
      </a>
      {post.editedAt && !post.removed && <span>edited</span>}
    </p>
  );
}

type PostCardProps = {
  /** Its place on the page, from 0. */
  index: number;
  thread: Thread;
  post: Post;
  viewer: ForumViewer;
  onLike(id: number, liked: boolean): void;
  marking: ReturnType<typeof useMarkAnswer>;
  onQuote: ((post: Post, selected: string) => void) | undefined;
};

const PostMenu = lazyPart(() => import("./post-menu").then((menu) => menu.PostMenu));

type PostActionsProps = PostCardProps & { onEdit(): void };

function PostActions({ thread, post, viewer, onLike, marking, onQuote, onEdit }: PostActionsProps) {
  const { opened, triggerProps } = useOpenOnDemand(PostMenu.preload);
  const goToSignIn = () => window.location.assign(signInUrl(`/community/thread/${thread.id}`));
  // The first post is the question and cannot be marked as the answer; an older mark on it can be removed.
  const markable = mayMarkAnswer(viewer, thread) && !post.removed && (post.position > 1 || post.isAnswer);
  const more = (
    <PostAction
      icon="icon-ellipsis"
      className="ml-auto"
      aria-label={`More about the post by ${post.username}`}
      aria-haspopup="menu"
      aria-expanded={false}
      {...triggerProps}
    />
  );
  return (
    <div className="-mx-2 mt-2 flex flex-wrap items-center gap-x-1">
      <PostAction
        icon={post.isLikedByUser ? "icon-heart-filled" : "icon-heart"}
        aria-label={`${post.isLikedByUser ? "Unlike" : "Like"}, ${post.likeCount} ${post.likeCount === 1 ? "like" : "likes"}`}
        aria-pressed={post.isLikedByUser}
        onClick={() => (viewer ? onLike(post.id, !post.isLikedByUser) : goToSignIn())}
      >
        {post.likeCount}
      </PostAction>
      {onQuote && (
        // The press must not clear the selection before it is read.
        <PostAction
          icon="icon-quote"
          word="Quote"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onQuote(post, selectedIn(`post-${post.id}`))}
        />
      )}
      {viewer && viewer.id !== post.userId && <ReportPost post={post} />}
      {!viewer && <PostAction icon="icon-flag" word="Report" onClick={goToSignIn} />}
      {markable && (
        <PostAction
          icon="icon-circle-check"
          disabled={marking.isPending}
          onClick={() => marking.setAnswer(post.id, !post.isAnswer)}
          className="post-mark text-primary"
        >
          {post.isAnswer ? "Unmark Answer" : "Mark as Answer"}
        </PostAction>
      )}
      {opened ? <PostMenu fallback={more} post={post} viewer={viewer} onEdit={onEdit} /> : more}
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

const ReportPostDialog = lazyPart(() => import("./report-post-dialog").then((dialog) => dialog.ReportPostDialog));

function ReportPost({ post }: { post: Post }) {
  const { opened, button, dialog } = useDialog(ReportPostDialog.preload);
  const sent = post.isReportedByUser;
  return (
    <>
      <PostAction
        {...button}
        icon={sent ? "icon-flag-filled" : "icon-flag"}
        word={sent ? "Reported" : "Report"}
        aria-disabled={sent || undefined}
        onClick={() => sent || button.onClick()}
      />
      {opened && <ReportPostDialog post={post} {...dialog} />}
    </>
  );
}
