"use client";
import { CircleCheck, Flag, Heart, MoreHorizontal, Quote } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import type { useMarks } from "@/lib/forums/hooks";
import { mayMarkAnswer } from "@/lib/forums/rules/permissions";
import { ReportPost } from "./report-post";
import { type ForumViewer, signInUrl } from "./viewer";

export type PostCardProps = {
  thread: Thread;
  post: Post;
  viewer: ForumViewer;
  onLike(id: number, liked: boolean): void;
  marks: ReturnType<typeof useMarks>;
  onQuote: ((post: Post) => void) | undefined;
};

const PostMenu = lazyPart(() => import("./post-menu").then((menu) => menu.PostMenu));

type PostActionsProps = PostCardProps & { onEdit(): void };

export function PostActions({ thread, post, viewer, onLike, marks, onQuote, onEdit }: PostActionsProps) {
  const { opened, triggerProps } = useOpenOnDemand(PostMenu.preload);
  const goToSignIn = () => window.location.assign(signInUrl(`/community/thread/${thread.id}`));
  // The question itself is no answer; a mark that it has from before can be taken off.
  const markable = mayMarkAnswer(viewer, thread) && !post.removed && (post.position > 1 || post.isAnswer);
  const more = (
    <Action
      label={`More about the post by ${post.username}`}
      aria-haspopup="menu"
      aria-expanded={false}
      {...triggerProps}
    >
      <MoreHorizontal aria-hidden="true" />
    </Action>
  );
  return (
    <div className="-mx-2 mt-2 flex flex-wrap items-center gap-x-1">
      <Action
        label={`${post.isLikedByUser ? "Unlike" : "Like"}, ${post.likeCount} ${post.likeCount === 1 ? "like" : "likes"}`}
        aria-pressed={post.isLikedByUser}
        onClick={() => (viewer ? onLike(post.id, !post.isLikedByUser) : goToSignIn())}
      >
        <Heart aria-hidden="true" className={cn(post.isLikedByUser && "fill-current text-destructive")} />
        <span className="tabular-nums">{post.likeCount}</span>
      </Action>
      {onQuote && (
        <Action label="Quote" onClick={() => onQuote(post)}>
          <Quote aria-hidden="true" />
          <span className="max-sm:sr-only">Quote</span>
        </Action>
      )}
      {viewer && viewer.id !== post.userId && <ReportPost post={post} />}
      {!viewer && (
        <Action label="Report" onClick={goToSignIn}>
          <Flag aria-hidden="true" />
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
          <CircleCheck aria-hidden="true" />
          {post.isAnswer ? "Unmark Answer" : "Mark as Answer"}
        </Action>
      )}
      <span className="ml-auto">
        {opened ? <PostMenu fallback={more} post={post} viewer={viewer} onEdit={onEdit} /> : more}
      </span>
    </div>
  );
}

type ActionProps = React.ComponentProps<typeof Button> & { label: string; children: ReactNode };

function Action({ label, className, ...props }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      className={cn("px-2 text-muted-foreground", className)}
      {...props}
    />
  );
}
