"use client";
import { Fragment } from "react";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import { useLikes, useMarks } from "@/lib/forums/hooks";
import { AnswerCard } from "./answer-card";
import { PostCard } from "./post-card";
import { useArrival } from "./use-arrival";
import { useLastVisit } from "./use-last-visit";
import type { ForumViewer } from "./viewer";

type PostListProps = {
  thread: Thread;
  posts: Post[];
  page: number;
  viewer: ForumViewer;
  onQuote: ((post: Post) => void) | undefined;
};

export function PostList({ thread, posts, page, viewer, onQuote }: PostListProps) {
  const setLike = useLikes(thread.id, page);
  const marks = useMarks(thread.id);
  useArrival(posts);
  const firstNew = useLastVisit(thread.id, posts, viewer?.id);
  return (
    <ol className="space-y-3">
      {posts.map((post) => (
        <Fragment key={post.id}>
          {post.id === firstNew && (
            <li className="flex items-center gap-3 font-medium text-compact text-info before:h-px before:flex-1 before:bg-info/40 after:h-px after:flex-1 after:bg-info/40">
              New since your visit
            </li>
          )}
          <PostCard thread={thread} post={post} viewer={viewer} onLike={setLike} marks={marks} onQuote={onQuote} />
          {post.position === 1 && thread.answer && thread.answer.position > 1 && (
            <AnswerCard answer={thread.answer} viewer={viewer} />
          )}
        </Fragment>
      ))}
    </ol>
  );
}
