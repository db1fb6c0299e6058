"use client";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { at } from "@/lib/platform/address";
import { CallError, call } from "@/lib/platform/call";
import { keyOf, refresh, useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "../contract/members";

const listMembers = at<typeof contract.listMembers>("GET", "/api/groups/{id}/members");
const getMembership = at<typeof contract.getMembership>("GET", "/api/groups/{id}/membership");
const joinGroup = at<typeof contract.joinGroup>("POST", "/api/groups/{id}/join");
const leaveGroup = at<typeof contract.leaveGroup>("DELETE", "/api/groups/{id}/membership");
const changeRole = at<typeof contract.changeRole>("PATCH", "/api/groups/{id}/members/{userId}");
const removeMember = at<typeof contract.removeMember>("DELETE", "/api/groups/{id}/members/{userId}");

export const useMembers = (id: number) => useEndpoint(listMembers, { params: { id } }, { retry: 1, staleTime: 5000 });

/** Null for somebody who is no member. Only a membership that is known of is asked for again: the page brings it. */
export function useMembership(id: number): contract.Membership | null {
  const { data } = useQuery<contract.Membership | null>({
    queryKey: keyOf(getMembership, { params: { id } }),
    queryFn: () => call(getMembership, { params: { id } }).catch(noneWhenMissing),
    enabled: ({ state }) => Boolean(state.data),
  });
  return data ?? null;
}

function noneWhenMissing(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}

/** Shows the group from outside: she left, or was taken out while she looked. */
export function forgetMembership(client: QueryClient, id: number): void {
  client.setQueryData(keyOf(getMembership, { params: { id } }), null);
  for (const part of ["members", "messages", "invitations"])
    client.removeQueries({ queryKey: [`/api/groups/${id}/${part}`] });
  void refresh(client, [`/api/groups/${id}`, "/api/user/groups"]);
}

export function useJoinGroup(id: number, onJoined: () => void) {
  const client = useQueryClient();
  return useWrite(joinGroup, {
    refreshes: [`/api/groups/${id}`, "/api/user/groups"],
    done: { title: "Joined group", description: "You can read and write in the chat now." },
    failed: "Error joining group",
    onDone: (membership) => {
      client.setQueryData(keyOf(getMembership, { params: { id } }), membership);
      onJoined();
    },
  });
}

export function useLeaveGroup(id: number) {
  const client = useQueryClient();
  return useWrite(leaveGroup, {
    refreshes: [],
    done: { title: "Left group", description: "You no longer see its chat and members." },
    failed: "Error leaving group",
    onDone: () => forgetMembership(client, id),
  });
}

export const useDeclineInvitation = () =>
  useWrite(leaveGroup, {
    refreshes: ["/api/groups"],
    done: "Invitation declined",
    failed: "Error declining invitation",
  });

export const useChangeRole = (id: number) =>
  useWrite(changeRole, {
    refreshes: [`/api/groups/${id}/member`],
    done: ({ answer }) => ({
      title: "Role changed",
      description: `${answer.username} is ${answer.isAdmin ? "an admin" : "an ordinary member"} now.`,
    }),
    failed: "Error changing role",
  });

export const useRemoveMember = (id: number) =>
  useWrite(removeMember, {
    refreshes: [`/api/groups/${id}`],
    done: "Member removed",
    failed: "Error removing member",
  });
