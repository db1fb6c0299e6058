"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/invitations";

const listInvitations = clientEndpoint<typeof contract.listInvitations>("GET", "/api/groups/{id}/invitations");
const invite = clientEndpoint<typeof contract.invite>("POST", "/api/groups/{id}/invitations");
const createLink = clientEndpoint<typeof contract.createLink>("POST", "/api/groups/{id}/invitation-links");
const getInvitation = clientEndpoint<typeof contract.getInvitation>("GET", "/api/groups/{id}/invitation");
const revokeInvitation = clientEndpoint<typeof contract.revokeInvitation>("DELETE", "/api/groups/invitations/{id}");

const openInvitations = (id: number) => [`/api/groups/${id}/invitations`];

export const useInvitations = (id: number) =>
  useEndpoint(listInvitations, { params: { id } }, { refetchOnMount: "always" });

/** For somebody who is signed in and no member. */
export const useOwnInvitation = (id: number, invite: string | undefined, enabled: boolean) =>
  useEndpoint(getInvitation, { params: { id }, query: invite ? { invite } : {} }, { enabled });

/** Without an error toast: the form shows the error beside the name. */
export const useInvite = (id: number) =>
  useEndpointMutation(invite, {
    invalidates: openInvitations(id),
    successToast: ({ response }) => ({
      title: "Invitation sent",
      description: `${response.username} gets a notification.`,
    }),
  });

export const useCreateLink = (id: number) =>
  useEndpointMutation(createLink, { invalidates: openInvitations(id), errorToast: "Error creating link" });

export const useRevokeInvitation = (id: number) =>
  useEndpointMutation(revokeInvitation, {
    invalidates: openInvitations(id),
    successToast: "Invitation withdrawn",
    errorToast: "Error withdrawing invitation",
  });
