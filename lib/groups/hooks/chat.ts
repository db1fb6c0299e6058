"use client";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError, call } from "@/lib/platform/query/call";
import { queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type { getGroup as groupContract } from "../contract/groups";
import type { Membership, getMembership as membershipContract } from "../contract/members";
import type * as contract from "../contract/messages";
import { CHAT_POLL_MS, hasNewWriter, merged, POLLS_BETWEEN_PAGES } from "../rules";

const getGroup = clientEndpoint<typeof groupContract>("GET", "/api/groups/{id}");
const getMembership = clientEndpoint<typeof membershipContract>("GET", "/api/groups/{id}/membership");
const listMessages = clientEndpoint<typeof contract.listMessages>("GET", "/api/groups/{id}/messages");
const readMessages = clientEndpoint<typeof contract.readMessages>("POST", "/api/groups/{id}/messages/read");
const deleteMessage = clientEndpoint<typeof contract.deleteMessage>("DELETE", "/api/groups/messages/{id}");
const likeMessage = clientEndpoint<typeof contract.likeMessage>("POST", "/api/groups/messages/{id}/like");
const unlikeMessage = clientEndpoint<typeof contract.unlikeMessage>("DELETE", "/api/groups/messages/{id}/like");
const listComments = clientEndpoint<typeof contract.listComments>("GET", "/api/groups/messages/{id}/comments");
const addComment = clientEndpoint<typeof contract.addComment>("POST", "/api/groups/messages/{id}/comments");
const deleteComment = clientEndpoint<typeof contract.deleteComment>("DELETE", "/api/groups/comments/{id}");

type Message = contract.Message;
const AWAY_MS = 20_000;

const keyFor = (id: number) => queryKeyOf(listMessages, { params: { id } });
const cachedMessages = (client: QueryClient, id: number) => client.getQueryData<Message[]>(keyFor(id)) ?? [];

/** Adds messages to the cached chat. */
const addToChat = (client: QueryClient, id: number, arrived: Message[]) =>
  client.setQueryData<Message[]>(keyFor(id), (current = []) => merged(current, arrived));

/**
 * The chat, polled while it is visible. `onShutOut` runs when the user is no longer a member. A person who writes for the
 * first time has often just joined, so the number of members is then read again.
 */
export function useChat(id: number, onShutOut: () => void) {
  const client = useQueryClient();
  const polls = useRef(0);
  const query = useQuery<Message[]>({
    queryKey: keyFor(id),
    queryFn: async () => {
      polls.current += 1;
      const newest = cachedMessages(client, id).at(-1)?.id;
      const after = polls.current % POLLS_BETWEEN_PAGES === 0 ? undefined : newest;
      const arrived = await call(listMessages, { params: { id }, query: after ? { after } : {} });
      if (after && hasNewWriter(cachedMessages(client, id), arrived))
        void client.invalidateQueries({ queryKey: queryKeyOf(getGroup, { params: { id } }) });
      // Read again, because the user may have sent a message meanwhile.
      return merged(cachedMessages(client, id), arrived);
    },
    staleTime: 1000,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.status === "error" ? AWAY_MS : CHAT_POLL_MS),
  });
  const { error } = query;
  const shutOut = error instanceof CallError && (error.status === 403 || error.status === 404);
  useEffect(() => {
    if (shutOut) onShutOut();
  }, [shutOut, onShutOut]);
  return query;
}

/** Loads older messages. `hasOlder` is false at the first message. */
export function useOlder(id: number, shown: readonly Message[], firstMessageId: number | null) {
  const client = useQueryClient();
  const before = shown[0]?.id;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(listMessages, { params: { id }, query: { before } }),
    onSuccess: (page) => addToChat(client, id, page),
  });
  const hasOlder = before !== undefined && firstMessageId !== null && before > firstMessageId;
  return { hasOlder, load: () => mutate(), loading: isPending };
}

export function useRead(id: number) {
  const client = useQueryClient();
  return useEndpointMutation(readMessages, {
    invalidates: ["/api/user/groups", "/api/user/notifications"],
    onSuccess: (read) =>
      client.setQueryData<Membership | null>(
        queryKeyOf(getMembership, { params: { id } }),
        (membership) => membership && { ...membership, ...read },
      ),
  });
}

/** Changes one message in the cache. Returns a function that undoes it. */
function updateMessage(client: QueryClient, groupId: number, id: number, change: (message: Message) => Message) {
  const before = cachedMessages(client, groupId).find((message) => message.id === id);
  void client.cancelQueries({ queryKey: keyFor(groupId) });
  if (before) addToChat(client, groupId, [change(before)]);
  return () => void (before && addToChat(client, groupId, [before]));
}

export function useToggleLike(groupId: number) {
  const client = useQueryClient();
  const options = (errorToast: string, by: 1 | -1) => ({
    invalidates: [],
    errorToast,
    optimistic: (cache: QueryClient, { params }: { params: { id: string | number } }) =>
      updateMessage(cache, groupId, Number(params.id), (message) => ({
        ...message,
        isLikedByUser: by === 1,
        likeCount: message.likeCount + by,
      })),
    onSuccess: ({ liked, likeCount }: contract.Liked, { params }: { params: { id: string | number } }) =>
      void updateMessage(client, groupId, Number(params.id), (message) => ({
        ...message,
        isLikedByUser: liked,
        likeCount,
      })),
  });
  const like = useEndpointMutation(likeMessage, options("Error liking message", 1));
  const unlike = useEndpointMutation(unlikeMessage, options("Error unliking message", -1));
  return ({ id, isLikedByUser }: Message) => (isLikedByUser ? unlike : like).mutate({ params: { id } });
}

export function useDeleteMessage(groupId: number) {
  const client = useQueryClient();
  return useEndpointMutation(deleteMessage, {
    invalidates: [],
    successToast: "Message deleted",
    errorToast: "Error deleting message",
    onSuccess: (message) =>
      void updateMessage(client, groupId, message.id, (shown) => ({ ...shown, ...message, comments: shown.comments })),
  });
}

export const useComments = (messageId: number, enabled: boolean) =>
  useEndpoint(listComments, { params: { id: messageId } }, { enabled, staleTime: CHAT_POLL_MS });

export function useAddComment(groupId: number, messageId: number) {
  const client = useQueryClient();
  return useEndpointMutation(addComment, {
    invalidates: [`/api/groups/messages/${messageId}/comments`],
    errorToast: "Error sending reply",
    onSuccess: (comment) =>
      void updateMessage(client, groupId, messageId, (message) => ({
        ...message,
        commentCount: message.commentCount + 1,
        comments: [...message.comments, comment],
      })),
  });
}

export function useDeleteComment(groupId: number) {
  const client = useQueryClient();
  return useEndpointMutation(deleteComment, {
    invalidates: ["/api/groups/messages/"],
    successToast: "Reply deleted",
    errorToast: "Error deleting reply",
    onSuccess: ({ id, messageId }) =>
      void updateMessage(client, groupId, messageId, (message) => ({
        ...message,
        commentCount: message.commentCount - 1,
        comments: message.comments.filter((comment) => comment.id !== id),
      })),
  });
}
