"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { at } from "@/lib/platform/address";
import { sentenceOf } from "@/lib/platform/call";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type { grantSubscription as grantContract } from "@/lib/subscriptions/contract";
import type * as contract from "../contract/people";
import { grantSentence, type UsersFilter, usersAsked, usersCounted } from "../rules/people";

const listUsers = at<typeof contract.listUsers>("GET", "/api/admin/users");
const countUsers = at<typeof contract.countUsers>("GET", "/api/admin/users/count");
const listDeeds = at<typeof contract.listDeeds>("GET", "/api/admin/users/{id}/audit");
const getManagedUser = at<typeof contract.getManagedUser>("GET", "/api/admin/users/{id}");
const setAdmin = at<typeof contract.setAdmin>("PUT", "/api/admin/users/{id}/admin");
const revokeSessions = at<typeof contract.revokeSessions>("POST", "/api/admin/users/{id}/sessions/revoke");

const removeUserPassword = at<typeof contract.removeUserPassword>("DELETE", "/api/admin/users/{id}/password");
const revokeGrant = at<typeof contract.revokeGrant>("POST", "/api/admin/users/{id}/grant/revoke");
const grantSubscription = at<typeof grantContract>("POST", "/api/debug/grant-subscription");

export const useUsers = (filter: UsersFilter) =>
  useEndpoint(listUsers, { query: usersAsked(filter) }, { placeholderData: keepPreviousData });

export const useUserCount = (filter: UsersFilter) =>
  useEndpoint(countUsers, { query: usersCounted(filter) }, { placeholderData: keepPreviousData });

/** Somebody may have changed it since: each look asks anew. */
export const useManagedUser = (id: string) =>
  useEndpoint(getManagedUser, { params: { id } }, { refetchOnMount: "always" });

export const useDeeds = (id: string) => useEndpoint(listDeeds, { params: { id } }, { refetchOnMount: "always" });

const REFRESHED = [listUsers.path];

export const useSetAdmin = () =>
  useWrite(setAdmin, {
    refreshes: REFRESHED,
    done: ({ answer }) => ({
      title: "Success",
      description: answer.isAdmin ? `${answer.name} is an admin now.` : `${answer.name} is no admin any more.`,
    }),
    failed: "Error",
  });

export const useRevokeSessions = () =>
  useWrite(revokeSessions, {
    refreshes: REFRESHED,
    done: ({ answer: { ended } }) => ({
      title: "Success",
      description: ended === 1 ? "Signed out of 1 browser." : `Signed out of ${ended} browsers.`,
    }),
    failed: "Error",
  });

export const useRemoveUserPassword = () =>
  useWrite(removeUserPassword, {
    refreshes: REFRESHED,
    done: ({ answer }) => ({ title: "Success", description: `${answer.name} now signs in by link only.` }),
    failed: "Error",
  });

/** A refusal is told by a toast; one about the id also stands at its field. */
export const useGrant = (onSentence: (sentence: string) => void) =>
  useWrite(grantSubscription, {
    refreshes: REFRESHED,
    done: ({ answer }) => ({
      title: "Subscription Granted",
      description: answer.currentPeriodEnd
        ? `Premium until ${new Date(answer.currentPeriodEnd).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })}.`
        : "Premium is active.",
    }),
    failed: ({ sentence }) => ({ title: "Error", description: grantSentence(sentence) ?? sentence }),
    onFailed: (error) => {
      const sentence = grantSentence(sentenceOf(error));
      if (sentence) onSentence(sentence);
    },
  });

export const useRevokeGrant = () =>
  useWrite(revokeGrant, {
    refreshes: REFRESHED,
    done: ({ answer }) => ({
      title: "Success",
      description: answer.subscription.active
        ? `The grant of ${answer.name} is revoked. What is paid for stays.`
        : `${answer.name} no longer has Premium.`,
    }),
    failed: "Error",
  });
