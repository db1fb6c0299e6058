"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { CallError } from "@/lib/platform/query/call";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type { grantSubscription as grantContract } from "@/lib/subscriptions/contract";
import { OTHER_STRIPE_MODE } from "@/lib/subscriptions/rules/limits";
import type * as contract from "../contract/managing";
import { type UsersView, usersCountQuery, usersQuery } from "../rules/users";

const listUsers = clientEndpoint<typeof contract.listUsers>("GET", "/api/admin/users");
const countUsers = clientEndpoint<typeof contract.countUsers>("GET", "/api/admin/users/count");
const getManagedUser = clientEndpoint<typeof contract.getManagedUser>("GET", "/api/admin/users/{id}");
const setAdmin = clientEndpoint<typeof contract.setAdmin>("PUT", "/api/admin/users/{id}/admin");
const setSuspension = clientEndpoint<typeof contract.setSuspension>("PUT", "/api/admin/users/{id}/suspension");
const revokeSessions = clientEndpoint<typeof contract.revokeSessions>("POST", "/api/admin/users/{id}/sessions/revoke");

const removeUserPassword = clientEndpoint<typeof contract.removeUserPassword>(
  "DELETE",
  "/api/admin/users/{id}/password",
);
const revokeGrant = clientEndpoint<typeof contract.revokeGrant>("POST", "/api/admin/users/{id}/grant/revoke");
const grantSubscription = clientEndpoint<typeof grantContract>("POST", "/api/debug/grant-subscription");

export const useUsers = (filter: UsersView) =>
  useEndpoint(listUsers, { query: usersQuery(filter) }, { placeholderData: keepPreviousData });

export const useUserCount = (filter: UsersView) =>
  useEndpoint(countUsers, { query: usersCountQuery(filter) }, { placeholderData: keepPreviousData });

/** Somebody may have changed it since, so it is always refetched. */
export const useManagedUser = (id: string) =>
  useEndpoint(getManagedUser, { params: { id } }, { refetchOnMount: "always" });

const REFRESHED = [listUsers.path];

export const useSetAdmin = () =>
  useEndpointMutation(setAdmin, {
    invalidates: REFRESHED,
    successToast: ({ response }) => ({
      title: "Success",
      description: response.isAdmin ? `${response.name} is an admin now.` : `${response.name} is no admin any more.`,
    }),
    errorToast: "Error",
  });

export const useSetSuspension = () =>
  useEndpointMutation(setSuspension, {
    invalidates: REFRESHED,
    successToast: ({ response }) => ({
      title: "Success",
      description: response.suspended ? `${response.name} is suspended.` : `${response.name} can sign in again.`,
    }),
    errorToast: "Error",
  });

export const useRevokeSessions = () =>
  useEndpointMutation(revokeSessions, {
    invalidates: REFRESHED,
    successToast: ({ response: { ended } }) => ({
      title: "Success",
      description: ended === 1 ? "Signed out of 1 browser." : `Signed out of ${ended} browsers.`,
    }),
    errorToast: "Error",
  });

export const useRemoveUserPassword = () =>
  useEndpointMutation(removeUserPassword, {
    invalidates: REFRESHED,
    successToast: ({ response }) => ({ title: "Success", description: `${response.name} now signs in by link only.` }),
    errorToast: "Error",
  });

/** An error is shown in a toast; an error about the id also at its field. */
export const useGrant = (onSentence: (sentence: string) => void) =>
  useEndpointMutation(grantSubscription, {
    invalidates: REFRESHED,
    successToast: ({ response }) => ({
      title: "Subscription Granted",
      description: response.currentPeriodEnd
        ? `Premium until ${new Date(response.currentPeriodEnd).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })}.`
        : "Premium is active.",
    }),
    errorToast: ({ error, sentence }) => ({ title: "Error", description: idSentence(error) ?? sentence }),
    onError: (error) => {
      const sentence = idSentence(error);
      if (sentence) onSentence(sentence);
    },
  });

const UNKNOWN_ID = "This subscription ID doesn't exist. Make sure you're using a valid Stripe subscription ID.";

/** The message for the id's field, where the id is what is wrong. */
function idSentence(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== "unknown_reference") return undefined;
  return error.sentence === OTHER_STRIPE_MODE ? OTHER_STRIPE_MODE : UNKNOWN_ID;
}

export const useRevokeGrant = () =>
  useEndpointMutation(revokeGrant, {
    invalidates: REFRESHED,
    successToast: ({ response }) => ({
      title: "Success",
      description: response.subscription.active
        ? `The grant of ${response.name} is revoked. What is paid for stays.`
        : `${response.name} no longer has Premium.`,
    }),
    errorToast: "Error",
  });
