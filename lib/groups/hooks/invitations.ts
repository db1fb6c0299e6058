"use client";
import { at } from "@/lib/platform/address";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "../contract/invitations";

const listInvitations = at<typeof contract.listInvitations>("GET", "/api/groups/{id}/invitations");
const invite = at<typeof contract.invite>("POST", "/api/groups/{id}/invitations");
const createLink = at<typeof contract.createLink>("POST", "/api/groups/{id}/invitation-links");
const revokeInvitation = at<typeof contract.revokeInvitation>("DELETE", "/api/groups/invitations/{id}");

const open = (id: number) => [`/api/groups/${id}/invitations`];

export const useInvitations = (id: number) =>
  useEndpoint(listInvitations, { params: { id } }, { refetchOnMount: "always" });

/** The form shows by itself what is wrong with the name. */
export const useInvite = (id: number) =>
  useWrite(invite, {
    refreshes: open(id),
    done: ({ answer }) => ({ title: "Invitation sent", description: `${answer.username} is told of it.` }),
  });

export const useCreateLink = (id: number) =>
  useWrite(createLink, { refreshes: open(id), failed: "Error creating link" });

export const useRevokeInvitation = (id: number) =>
  useWrite(revokeInvitation, { refreshes: open(id), done: "Invitation revoked", failed: "Error revoking invitation" });
