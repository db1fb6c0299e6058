"use client";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as forums from "./contract/forums";
import type * as history from "./contract/history";
import type * as posts from "./contract/posts";
import type * as readings from "./contract/reading";
import type * as threads from "./contract/threads";

const listForums = clientEndpoint<typeof forums.listForums>("GET", "/api/forums");
const getForum = clientEndpoint<typeof forums.getForum>("GET", "/api/forums/{id}");
const listThreads = clientEndpoint<typeof threads.listThreads>("GET", "/api/forums/{id}/threads");
const openThread = clientEndpoint<typeof threads.openThread>("POST", "/api/forums/{id}/threads");
const listSimilar = clientEndpoint<typeof threads.listSimilar>("GET", "/api/forums/{id}/similar");
const getThread = clientEndpoint<typeof threads.getThread>("GET", "/api/threads/{id}");
const editThread = clientEndpoint<typeof threads.editThread>("PATCH", "/api/threads/{id}");
const deleteThread = clientEndpoint<typeof threads.deleteThread>("DELETE", "/api/threads/{id}");
const listPosts = clientEndpoint<typeof posts.listPosts>("GET", "/api/threads/{id}/posts");
const getPost = clientEndpoint<typeof posts.getPost>("GET", "/api/posts/{id}");
const getReading = clientEndpoint<typeof readings.getReading>("GET", "/api/threads/{id}/reading");
const saveReading = clientEndpoint<typeof readings.saveReading>("PUT", "/api/threads/{id}/reading");
const watchThread = clientEndpoint<typeof readings.watchThread>("PUT", "/api/threads/{id}/watching");
const getForumWatching = clientEndpoint<typeof readings.getForumWatching>("GET", "/api/forums/{id}/watching");
const watchForum = clientEndpoint<typeof readings.watchForum>("PUT", "/api/forums/{id}/watching");
const listPostVersions = clientEndpoint<typeof history.listPostVersions>("GET", "/api/posts/{id}/versions");
const listPostLikes = clientEndpoint<typeof history.listPostLikes>("GET", "/api/posts/{id}/likes");
const reply = clientEndpoint<typeof posts.reply>("POST", "/api/threads/{id}/posts");
const previewPost = clientEndpoint<typeof posts.previewPost>("POST", "/api/posts/preview");
const editPost = clientEndpoint<typeof posts.editPost>("PATCH", "/api/posts/{id}");
const deletePost = clientEndpoint<typeof posts.deletePost>("DELETE", "/api/posts/{id}");
const likePost = clientEndpoint<typeof posts.likePost>("POST", "/api/posts/{id}/like");
const unlikePost = clientEndpoint<typeof posts.unlikePost>("DELETE", "/api/posts/{id}/like");
const markAsAnswer = clientEndpoint<typeof posts.markAsAnswer>("POST", "/api/posts/{id}/mark-as-answer");
const unmarkAnswer = clientEndpoint<typeof posts.unmarkAnswer>("DELETE", "/api/posts/{id}/mark-as-answer");
const reportPost = clientEndpoint<typeof posts.reportPost>("POST", "/api/posts/{id}/report");

export const useForums = () => useEndpoint(listForums, {});
export const useForum = (id: number) => useEndpoint(getForum, { params: { id } });

export const useThreads = (id: number, page: number, filter?: threads.Filter) =>
  useEndpoint(listThreads, { params: { id }, query: { page, ...(filter ? { filter } : {}) } });

/** Threads about questions of a topic, in the forum of its course. */
export const useTopicThreads = (id: number, topicId: number) =>
  useEndpoint(listThreads, { params: { id }, query: { page: 1, topicId } });

/** Threads change often: refetch when the user returns after half a minute. */
const THREAD_OPTIONS = { staleTime: 30_000 };

export const useThread = (id: number) => useEndpoint(getThread, { params: { id } }, THREAD_OPTIONS);
export const usePosts = (id: number, page: number) =>
  useEndpoint(listPosts, { params: { id }, query: { page } }, THREAD_OPTIONS);

/** How far the reader came before this visit. Read once: what she reads now changes it for the next visit only. */
export const useReading = (id: number, signedIn: boolean) =>
  useEndpoint(getReading, { params: { id } }, { enabled: signedIn, staleTime: Number.POSITIVE_INFINITY });

/** Without a toast, because nobody pressed anything. */
export const useSaveReading = () => useEndpointMutation(saveReading, { invalidates: [] });

/** Updates the cached answer, whose place in the thread must stay as it was at the beginning of this visit. */
export function useWatchThread(id: number) {
  const client = useQueryClient();
  return useEndpointMutation(watchThread, {
    invalidates: [],
    successToast: ({ response: { watching } }) =>
      watching
        ? { title: "You watch this thread", description: "New replies show in your notifications." }
        : { title: "Thread muted", description: "It sends you no notifications." },
    errorToast: "Error",
    onSuccess: ({ watching }) =>
      client.setQueryData<readings.Reading>(
        queryKeyOf(getReading, { params: { id } }),
        (before) => before && { ...before, watching },
      ),
  });
}

export const useForumWatching = (id: number, signedIn: boolean) =>
  useEndpoint(getForumWatching, { params: { id } }, { enabled: signedIn });

export const useWatchForum = (id: number) =>
  useEndpointMutation(watchForum, {
    invalidates: [`/api/forums/${id}/watching`],
    successToast: ({ response: { watching } }) =>
      ({
        true: { title: "You watch this forum", description: "New replies in its threads show in your notifications." },
        false: { title: "Forum muted", description: "Only threads that you watch still notify you." },
        null: { title: "Back to the usual", description: "You watch the threads that you open or write in." },
      })[`${watching}`],
    errorToast: "Error",
  });

export const usePostVersions = (id: number) => useEndpoint(listPostVersions, { params: { id } }, THREAD_OPTIONS);

export const usePostLikes = (id: number) => useEndpoint(listPostLikes, { params: { id } }, THREAD_OPTIONS);

/** A post of a list; one that is cut there is fetched whole on demand, for as long as it is shown. */
export function useWholePost(post: posts.Post) {
  const [isWanted, setWanted] = useState(false);
  const whole = useEndpoint(
    getPost,
    { params: { id: post.id } },
    { ...THREAD_OPTIONS, enabled: isWanted && post.isCut },
  );
  const { content, body } = whole.data ?? post;
  return {
    post: whole.data && post.isCut ? { ...post, content, body, isCut: false } : post,
    isLoading: whole.isFetching,
    error: whole.error,
    fetchWhole: () => (isWanted && whole.error ? void whole.refetch() : setWanted(true)),
  };
}

/** Keeps the previous results until the next ones arrive. */
export const useSimilar = (id: number, title: string) =>
  useEndpoint(
    listSimilar,
    { params: { id }, query: { title } },
    { enabled: title.length > 4, placeholderData: (before) => before },
  );

const inThread = (id: number) => [`/api/threads/${id}`, "/api/posts/", "/api/forums"];

export const useOpenThread = () =>
  useEndpointMutation(openThread, {
    invalidates: ["/api/forums"],
    successToast: { title: "Thread created", description: "Your thread has been created successfully." },
    errorToast: "Error creating thread",
  });

export const useReply = (threadId: number) =>
  useEndpointMutation(reply, {
    invalidates: inThread(threadId),
    successToast: { title: "Reply posted", description: "Your reply has been posted successfully." },
    errorToast: "Error posting reply",
  });

export const usePreview = () => useEndpointMutation(previewPost, { invalidates: [], errorToast: "Preview failed" });

export const useEditPost = (threadId: number) =>
  useEndpointMutation(editPost, {
    invalidates: inThread(threadId),
    successToast: "Post updated",
    errorToast: "Error updating post",
  });

export const useDeletePost = (threadId: number) =>
  useEndpointMutation(deletePost, {
    invalidates: inThread(threadId),
    successToast: "Post deleted",
    errorToast: "Error deleting post",
  });

export const useEditThread = (id: number) =>
  useEndpointMutation(editThread, {
    invalidates: inThread(id),
    successToast: "Thread updated",
    errorToast: "Error updating thread",
  });

/** The toast after hiding offers to undo it. */
export function useHideThread(id: number) {
  const show = useEditThread(id);
  return useEndpointMutation(editThread, {
    invalidates: inThread(id),
    successToast: {
      title: "Thread hidden",
      description: "Only admins can still see it.",
      action: { label: "Show again", onClick: () => show.mutate({ params: { id }, body: { isHidden: false } }) },
    },
    errorToast: "Error hiding thread",
  });
}

/** The deleted thread's queries are not refetched. */
export const useDeleteThread = () =>
  useEndpointMutation(deleteThread, {
    invalidates: ["/api/forums", "/api/admin"],
    successToast: "Thread deleted",
    errorToast: "Error deleting thread",
  });

export const useReportPost = (threadId: number) =>
  useEndpointMutation(reportPost, {
    invalidates: [`/api/threads/${threadId}`],
    successToast: { title: "Post reported", description: "Thank you. An admin will look at it." },
    errorToast: "Error reporting post",
  });

/** Optimistic: undone when the server refuses. */
function showLike(client: QueryClient, threadId: number, page: number, id: number, liked: boolean): () => void {
  const key = queryKeyOf(listPosts, { params: { id: threadId }, query: { page } });
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
    client.setQueryData<posts.Post[]>(queryKeyOf(listPosts, { params: { id: threadId }, query: { page } }), (list) =>
      list?.map((post) => (post.id === id ? { ...post, likeCount } : post)),
    );
  const options = (liked: boolean, errorToast: string) => ({
    invalidates: [],
    errorToast,
    optimistic: (cache: QueryClient, { params }: { params: { id: string | number } }) =>
      showLike(cache, threadId, page, Number(params.id), liked),
    onSuccess: (answer: { likeCount: number }, { params }: { params: { id: string | number } }) => {
      count(Number(params.id), answer.likeCount);
    },
  });
  const like = useEndpointMutation(likePost, options(true, "Error liking post"));
  const unlike = useEndpointMutation(unlikePost, options(false, "Error unliking post"));
  return (id: number, liked: boolean) => {
    if (!like.isPending && !unlike.isPending) (liked ? like : unlike).mutate({ params: { id } });
  };
}

export function useMarkAnswer(threadId: number) {
  const mark = useEndpointMutation(markAsAnswer, {
    invalidates: inThread(threadId),
    successToast: { title: "Answer marked", description: "The post has been marked as the answer." },
    errorToast: "Error marking answer",
  });
  const unmark = useEndpointMutation(unmarkAnswer, {
    invalidates: inThread(threadId),
    successToast: { title: "Answer unmarked", description: "The thread is open for an answer again." },
    errorToast: "Error marking answer",
  });
  return {
    isPending: mark.isPending || unmark.isPending,
    setAnswer: (id: number, isAnswer: boolean) => (isAnswer ? mark : unmark).mutate({ params: { id } }),
  };
}
