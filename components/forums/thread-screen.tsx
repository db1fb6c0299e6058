"use client";
import dynamic from "next/dynamic";
import { useRef } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Post } from "@/lib/forums/contract/posts";
import { usePosts, useThread } from "@/lib/forums/hooks";
import { mayReply } from "@/lib/forums/rules/permissions";
import { sentenceOf } from "@/lib/platform/call";
import { Pager } from "./pager";
import { PostList } from "./post-list";
import type { ReplyHandle } from "./reply-box";
import { HiddenNotice, LockedNotice, SignInPrompt } from "./reply-closed";
import { ThreadHeader } from "./thread-header";
import { useFailureToast } from "./use-failure-toast";
import type { ForumViewer } from "./viewer";

const QuestionCard = dynamic(() => import("./question-card").then((card) => card.QuestionCard));
const ReplyBox = dynamic(() => import("./reply-box").then((box) => box.ReplyBox));

export function ThreadScreen({ id, page, viewer }: { id: number; page: number; viewer: ForumViewer }) {
  const thread = useThread(id);
  const posts = usePosts(id, page);
  const box = useRef<ReplyHandle>(null);
  const error = thread.error ?? posts.error;
  useFailureToast(error, "Error loading thread");
  if (!(thread.data && posts.data)) {
    if (!error) return <Skeleton className="h-96" />;
    const retry = () => void Promise.all([thread.refetch(), posts.refetch()]);
    return <ErrorState message={sentenceOf(error)} onRetry={retry} />;
  }
  const { forumId, forumName, title, isLocked, isHidden, replyCount } = thread.data;
  const steps = [
    { href: "/community", label: "Community" },
    { href: `/community/forum/${forumId}`, label: forumName },
  ];
  const quote = mayReply(viewer, thread.data) ? (post: Post) => box.current?.quote(post) : undefined;
  return (
    <div className="mx-auto max-w-4xl">
      <BreadcrumbTrail steps={steps} here={title} />
      <ThreadHeader thread={thread.data} viewer={viewer} />
      {thread.data.about && <QuestionCard threadId={id} about={thread.data.about} signedIn={viewer !== null} />}
      <PostList thread={thread.data} posts={posts.data} page={page} viewer={viewer} onQuote={quote} />
      <Pager
        label="Pages of posts"
        path={`/community/thread/${id}`}
        page={page}
        shown={posts.data.length}
        total={replyCount + 1}
      />
      <section aria-label="Reply" className="mt-6">
        {isHidden && <HiddenNotice />}
        {!isHidden && isLocked && <LockedNotice />}
        {!isHidden && !isLocked && !viewer && <SignInPrompt threadId={id} />}
        {mayReply(viewer, thread.data) && <ReplyBox ref={box} thread={thread.data} page={page} />}
      </section>
    </div>
  );
}
