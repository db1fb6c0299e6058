"use client";
import { useRouter } from "next/navigation";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/groups";

const listGroups = clientEndpoint<typeof contract.listGroups>("GET", "/api/groups");
const listMyGroups = clientEndpoint<typeof contract.listMyGroups>("GET", "/api/user/groups");
const createGroup = clientEndpoint<typeof contract.createGroup>("POST", "/api/groups");
const getGroup = clientEndpoint<typeof contract.getGroup>("GET", "/api/groups/{id}");
const updateGroup = clientEndpoint<typeof contract.updateGroup>("PATCH", "/api/groups/{id}");
const deleteGroup = clientEndpoint<typeof contract.deleteGroup>("DELETE", "/api/groups/{id}");

const GROUP_MS = 60_000;
const LISTED_MS = 10_000;
const LISTS = ["/api/groups", "/api/user/groups"];

export const useGroups = (enabled: boolean) => useEndpoint(listGroups, {}, { enabled, staleTime: LISTED_MS });

/** With unread counts, polled while they are shown. */
export const useMyGroups = (enabled: boolean) =>
  useEndpoint(listMyGroups, {}, { enabled, staleTime: LISTED_MS, refetchInterval: enabled && GROUP_MS });

/** Members join and leave during a chat: `live` polls the name and the count. */
export const useGroup = (id: number, invite: string | undefined, live: boolean) =>
  useEndpoint(
    getGroup,
    { params: { id }, query: invite ? { invite } : {} },
    { staleTime: GROUP_MS, refetchInterval: live && GROUP_MS },
  );

export function useCreateGroup() {
  const router = useRouter();
  return useEndpointMutation(createGroup, {
    invalidates: LISTS,
    successToast: ({ response }) => ({
      title: "Study group created",
      description: `${response.name} is ready for its members.`,
    }),
    errorToast: "Error creating study group",
    onSuccess: ({ id }) => router.push(`/community/group/${id}`),
  });
}

export const useUpdateGroup = (id: number) =>
  useEndpointMutation(updateGroup, {
    invalidates: [`/api/groups/${id}`, ...LISTS],
    successToast: "Study group updated",
    errorToast: "Error updating study group",
  });

export function useDeleteGroup() {
  const router = useRouter();
  return useEndpointMutation(deleteGroup, {
    invalidates: ["/api/user/groups"],
    successToast: "Study group deleted",
    errorToast: "Error deleting study group",
    onSuccess: () => router.push("/community?tab=groups"),
  });
}
