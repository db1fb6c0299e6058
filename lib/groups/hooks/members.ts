"use client";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError, call } from "@/lib/platform/query/call";
import { invalidate, queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type { Group, getGroup as groupContract } from "../contract/groups";
import type * as contract from "../contract/members";

const getGroup = clientEndpoint<typeof groupContract>("GET", "/api/groups/{id}");
const listMembers = clientEndpoint<typeof contract.listMembers>("GET", "/api/groups/{id}/members");
const getMembership = clientEndpoint<typeof contract.getMembership>("GET", "/api/groups/{id}/membership");
const joinGroup = clientEndpoint<typeof contract.joinGroup>("POST", "/api/groups/{id}/join");
const leaveGroup = clientEndpoint<typeof contract.leaveGroup>("DELETE", "/api/groups/{id}/membership");
const changeRole = clientEndpoint<typeof contract.changeRole>("PATCH", "/api/groups/{id}/members/{userId}");
const removeMember = clientEndpoint<typeof contract.removeMember>("DELETE", "/api/groups/{id}/members/{userId}");

/** The queries that show a group's members or their number. */
const SHOW_MEMBERS = ["/api/groups", "/api/user/groups"];

/**
 * The members. The list and the number of members of the group are read at different times. When they differ, the older one
 * is read again.
 */
export function useMembers(id: number, memberCount: number) {
  const client = useQueryClient();
  const query = useEndpoint(listMembers, { params: { id } }, { retry: 1, staleTime: 5000 });
  const { data } = query;
  useEffect(() => {
    const queryKey = queryKeyOf(getGroup, { params: { id } });
    const group = client.getQueryData<Group>(queryKey);
    if (data && group && group.memberCount !== data.length) void client.invalidateQueries({ queryKey });
  }, [client, id, data]);
  useEffect(() => {
    const queryKey = queryKeyOf(listMembers, { params: { id } });
    const members = client.getQueryData<contract.Member[]>(queryKey);
    if (members && members.length !== memberCount) void client.invalidateQueries({ queryKey });
  }, [client, id, memberCount]);
  return query;
}

/** Null for a user who is no member. Only a known membership is refetched; the page prefetches it. */
export function useMembership(id: number): contract.Membership | null {
  const { data } = useQuery<contract.Membership | null>({
    queryKey: queryKeyOf(getMembership, { params: { id } }),
    queryFn: () => call(getMembership, { params: { id } }).catch(nullIfNotFound),
    enabled: ({ state }) => Boolean(state.data),
  });
  return data ?? null;
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}

/** Shows the group as to a non-member: the user left or was removed. */
export function forgetMembership(client: QueryClient, id: number): void {
  client.setQueryData(queryKeyOf(getMembership, { params: { id } }), null);
  for (const name of ["members", "messages", "invitations"])
    client.removeQueries({ queryKey: [`/api/groups/${id}/${name}`] });
  void invalidate(client, SHOW_MEMBERS);
}

export function useJoinGroup(id: number, onJoined: () => void) {
  const client = useQueryClient();
  return useEndpointMutation(joinGroup, {
    invalidates: SHOW_MEMBERS,
    successToast: { title: "Joined group", description: "You can read and write in the chat now." },
    errorToast: "Error joining group",
    onSuccess: (membership) => {
      client.setQueryData(queryKeyOf(getMembership, { params: { id } }), membership);
      onJoined();
    },
  });
}

export function useLeaveGroup(id: number) {
  const client = useQueryClient();
  return useEndpointMutation(leaveGroup, {
    invalidates: [],
    successToast: { title: "Left group", description: "You no longer see its chat and members." },
    errorToast: "Error leaving group",
    onSuccess: () => forgetMembership(client, id),
  });
}

/** Fetches only the list again: a private group cannot be seen any more. */
export function useDeclineInvitation() {
  const client = useQueryClient();
  return useEndpointMutation(leaveGroup, {
    invalidates: [],
    successToast: "Invitation declined",
    errorToast: "Error declining invitation",
    onSuccess: () => void client.invalidateQueries({ queryKey: ["/api/groups"] }),
  });
}

export const useChangeRole = (id: number) =>
  useEndpointMutation(changeRole, {
    invalidates: [`/api/groups/${id}/member`],
    successToast: ({ response }) => ({
      title: "Role changed",
      description: `${response.username} is ${response.isAdmin ? "an admin" : "an ordinary member"} now.`,
    }),
    errorToast: "Error changing role",
  });

export const useRemoveMember = () =>
  useEndpointMutation(removeMember, {
    invalidates: SHOW_MEMBERS,
    successToast: "Member removed",
    errorToast: "Error removing member",
  });
