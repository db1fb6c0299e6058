"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { at } from "@/lib/platform/address";
import { keyOf, useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as forums from "./contract/forums";
import type * as posts from "./contract/posts";
import type * as threads from "./contract/threads";

const listForums = at<typeof forums.listForums>("GET", "/api/forums");
const getForum = at<typeof forums.getForum>("GET", "/api/forums/{id}");
const listThreads = at<typeof threads.listThreads>("GET", "/api/forums/{id}/threads");
const openThread = at<typeof threads.openThread>("POST", "/api/forums/{id}/threads");
const listSimilar = at<typeof threads.listSimilar>("GET", "/api/forums/{id}/similar");
const getThread = at<typeof threads.getThread>("GET", "/api/threads/{id}");
const editThread = at<typeof threads.editThread>("PATCH", "/api/threads/{id}");
const deleteThread = at<typeof threads.deleteThread>("DELETE", "/api/threads/{id}");
const listPosts = at<typeof posts.listPosts>("GET", "/api/threads/{id}/posts");
const getPost = at<typeof posts.getPost>("GET", "/api/posts/{id}");
const reply = at<typeof posts.reply>("POST", "/api/threads/{id}/posts");
const previewPost = at<typeof posts.previewPost>("POST", "/api/posts/preview");
const editPost = at<typeof posts.editPost>("PATCH", "/api/posts/{id}");
const deletePost = at<typeof posts.deletePost>("DELETE", "/api/posts/{id}");
const likePost = at<typeof posts.likePost>("POST", "/api/posts/{id}/like");
const unlikePost = at<typeof posts.unlikePost>("DELETE", "/api/posts/{id}/like");
const markAsAnswer = at<typeof posts.markAsAnswer>("POST", "/api/posts/{id}/mark-as-answer");
const unmarkAnswer = at<typeof posts.unmarkAnswer>("DELETE", "/api/posts/{id}/mark-as-answer");
const reportPost = at<typeof posts.reportPost>("POST", "/api/posts/{id}/report");

export const useForums = () => useEndpoint(listForums, {});
export const useForum = (id: number) => useEndpoint(getForum, { params: { id } });

export const useThreads = (id: number, page: number, filter?: threads.Filter) =>
  useEndpoint(listThreads, { params: { id }, query: { page, ...(filter ? { filter } : {}) } });

/** A talk moves on: who comes back to it after half a minute looks again. */
const TALK = { staleTime: 30_000 };

export const useThread = (id: number) => useEndpoint(getThread, { params: { id } }, TALK);
export const usePosts = (id: number, page: number) => useEndpoint(listPosts, { params: { id }, query: { page } }, TALK);

/** A post of a list; one that is cut there is fetched whole on demand, for as long as it is shown. */
export function useWholePost(post: posts.Post) {
  const [isWanted, setWanted] = useState(false);
  const whole = useEndpoint(getPost, { params: { id: post.id } }, { ...TALK, enabled: isWanted && post.isCut });
  const { content, body } = whole.data ?? post;
  return {
    post: whole.data && post.isCut ? { ...post, content, body, isCut: false } : post,
    isLoading: whole.isFetching,
    error: whole.error,
    fetchWhole: () => (isWanted && whole.error ? void whole.refetch() : setWanted(true)),
  };
}

/** What was found for the letters before stays until the answer for these is there. */
export const useSimilar = (id: number, title: string) =>
  useEndpoint(
    listSimilar,
    { params: { id }, query: { title } },
    { enabled: title.length > 4, placeholderData: (before) => before },
  );

const inThread = (id: number) => [`/api/threads/${id}`, "/api/posts/", "/api/forums"];

export const useOpenThread = () =>
  useWrite(openThread, {
    refreshes: ["/api/forums"],
    done: { title: "Thread created", description: "Your thread has been created successfully." },
    failed: "Error creating thread",
  });

export const useReply = (threadId: number) =>
  useWrite(reply, {
    refreshes: inThread(threadId),
    done: { title: "Reply posted", description: "Your reply has been posted successfully." },
    failed: "Error posting reply",
  });

export const usePreview = () => useWrite(previewPost, { refreshes: [], failed: "Preview failed" });

export const useEditPost = (threadId: number) =>
  useWrite(editPost, { refreshes: inThread(threadId), done: "Post updated", failed: "Error updating post" });

export const useDeletePost = (threadId: number) =>
  useWrite(deletePost, { refreshes: inThread(threadId), done: "Post deleted", failed: "Error deleting post" });

export const useEditThread = (id: number) =>
  useWrite(editThread, { refreshes: inThread(id), done: "Thread updated", failed: "Error updating thread" });

/** What is hidden can be shown again from the toast that says so. */
export function useHideThread(id: number) {
  const show = useEditThread(id);
  return useWrite(editThread, {
    refreshes: inThread(id),
    done: {
      title: "Thread hidden",
      description: "Only admins can still see it.",
      action: { label: "Show again", onClick: () => show.mutate({ params: { id }, body: { isHidden: false } }) },
    },
    failed: "Error hiding thread",
  });
}

/** The thread's own answers are not asked for again: there is nothing left to show. */
export const useDeleteThread = () =>
  useWrite(deleteThread, {
    refreshes: ["/api/forums", "/api/admin"],
    done: "Thread deleted",
    failed: "Error deleting thread",
  });

export const useReportPost = (threadId: number) =>
  useWrite(reportPost, {
    refreshes: [`/api/threads/${threadId}`],
    done: { title: "Post reported", description: "Thank you. An admin will look at it." },
    failed: "Error reporting post",
  });

/** The heart turns at once, and back when the server refuses. */
function showLike(client: QueryClient, threadId: number, page: number, id: number, liked: boolean): () => void {
  const key = keyOf(listPosts, { params: { id: threadId }, query: { page } });
  const show = (isLikedByUser: boolean, step: number) =>
    client.setQueryData<posts.Post[]>(key, (list) =>
      list?.map((post) => (post.id === id ? { ...post, isLikedByUser, likeCount: post.likeCount + step } : post)),
    );
  void client.cancelQueries({ queryKey: key });
  show(liked, liked ? 1 : -1);
  return () => show(!liked, liked ? -1 : 1);
}

/** Sets the like of a post on this page of its thread. */
export function useLikes(threadId: number, page: number) {
  const client = useQueryClient();
  const count = (id: number, likeCount: number) =>
    client.setQueryData<posts.Post[]>(keyOf(listPosts, { params: { id: threadId }, query: { page } }), (list) =>
      list?.map((post) => (post.id === id ? { ...post, likeCount } : post)),
    );
  const words = (liked: boolean, failed: string) => ({
    refreshes: [],
    failed,
    ahead: (cache: QueryClient, { params }: { params: { id: string | number } }) =>
      showLike(cache, threadId, page, Number(params.id), liked),
    onDone: (answer: { likeCount: number }, { params }: { params: { id: string | number } }) => {
      count(Number(params.id), answer.likeCount);
    },
  });
  const like = useWrite(likePost, words(true, "Error liking post"));
  const unlike = useWrite(unlikePost, words(false, "Error unliking post"));
  return (id: number, liked: boolean) => {
    if (!like.isPending && !unlike.isPending) (liked ? like : unlike).mutate({ params: { id } });
  };
}

export function useMarks(threadId: number) {
  const mark = useWrite(markAsAnswer, {
    refreshes: inThread(threadId),
    done: { title: "Answer marked", description: "The post has been marked as the answer." },
    failed: "Error marking answer",
  });
  const unmark = useWrite(unmarkAnswer, {
    refreshes: inThread(threadId),
    done: { title: "Answer unmarked", description: "The thread is open for an answer again." },
    failed: "Error marking answer",
  });
  return {
    isPending: mark.isPending || unmark.isPending,
    set: (id: number, isAnswer: boolean) => (isAnswer ? mark : unmark).mutate({ params: { id } }),
  };
}
