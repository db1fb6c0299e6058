"use client";
import { useRouter } from "next/navigation";
import { at } from "@/lib/platform/address";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "../contract/groups";

const listGroups = at<typeof contract.listGroups>("GET", "/api/groups");
const listMyGroups = at<typeof contract.listMyGroups>("GET", "/api/user/groups");
const createGroup = at<typeof contract.createGroup>("POST", "/api/groups");
const getGroup = at<typeof contract.getGroup>("GET", "/api/groups/{id}");
const updateGroup = at<typeof contract.updateGroup>("PATCH", "/api/groups/{id}");
const deleteGroup = at<typeof contract.deleteGroup>("DELETE", "/api/groups/{id}");

const GROUP_MS = 60_000;
const LISTED_MS = 10_000;
const LISTS = ["/api/groups", "/api/user/groups"];

export const useGroups = (enabled: boolean) => useEndpoint(listGroups, {}, { enabled, staleTime: LISTED_MS });

/** With what is unread in them, which is looked for again while they are shown. */
export const useMyGroups = (enabled: boolean) =>
  useEndpoint(listMyGroups, {}, { enabled, staleTime: LISTED_MS, refetchInterval: enabled && GROUP_MS });

/** Others join and leave while one talks: `live` keeps the name and the count true. */
export const useGroup = (id: number, invite: string | undefined, live: boolean) =>
  useEndpoint(
    getGroup,
    { params: { id }, query: invite ? { invite } : {} },
    { staleTime: GROUP_MS, refetchInterval: live && GROUP_MS },
  );

export function useCreateGroup() {
  const router = useRouter();
  return useWrite(createGroup, {
    refreshes: LISTS,
    done: ({ answer }) => ({ title: "Study group created", description: `${answer.name} is ready for its members.` }),
    failed: "Error creating study group",
    onDone: ({ id }) => router.push(`/community/group/${id}`),
  });
}

export const useUpdateGroup = (id: number) =>
  useWrite(updateGroup, {
    refreshes: [`/api/groups/${id}`, ...LISTS],
    done: "Study group updated",
    failed: "Error updating study group",
  });

export function useDeleteGroup() {
  const router = useRouter();
  return useWrite(deleteGroup, {
    refreshes: ["/api/user/groups"],
    done: "Study group deleted",
    failed: "Error deleting study group",
    onDone: () => router.push("/community?tab=groups"),
  });
}
