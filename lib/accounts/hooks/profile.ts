"use client";
import { useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type { setTimeZone as setTimeZoneContract } from "../contract";
import type * as contract from "../contract/profile";

const getProfile = clientEndpoint<typeof contract.getProfile>("GET", "/api/user/profile");
const updateProfile = clientEndpoint<typeof contract.updateProfile>("PATCH", "/api/user/profile");
const keepEmail = clientEndpoint<typeof contract.keepEmail>("DELETE", "/api/user/email");
const uploadAvatar = clientEndpoint<typeof contract.uploadAvatar>("POST", "/api/user/upload-avatar", "avatar");
const removeAvatar = clientEndpoint<typeof contract.removeAvatar>("DELETE", "/api/user/upload-avatar");
const getPreferences = clientEndpoint<typeof contract.getPreferences>("GET", "/api/user/notification-preferences");
const updatePreferences = clientEndpoint<typeof contract.updatePreferences>(
  "PATCH",
  "/api/user/notification-preferences",
);
const setTimeZone = clientEndpoint<typeof setTimeZoneContract>("PUT", "/api/user/time-zone");

const USER_DATA = ["/api/user"];

export const useProfile = () => useEndpoint(getProfile, {});

/** The form shows its errors: for an old sign-in it opens a dialog instead. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useEndpointMutation(updateProfile, {
    invalidates: USER_DATA,
    successToast: ({ response, input }) =>
      response.pendingEmail && response.pendingEmail === input.body.email?.trim().toLowerCase()
        ? {
            title: "Profile updated",
            description: `Please confirm ${response.pendingEmail} with the link we sent there.`,
          }
        : { title: "Profile updated" },
    onSuccess: (profile) => client.setQueryData(queryKeyOf(getProfile), profile),
  });
}

export const useKeepEmail = () =>
  useEndpointMutation(keepEmail, {
    invalidates: [getProfile.path],
    successToast: "Your address stays as it is",
    errorToast: "Error",
  });

export const useUploadAvatar = () =>
  useEndpointMutation(uploadAvatar, {
    invalidates: USER_DATA,
    successToast: "Avatar updated",
    errorToast: "Failed to upload profile picture",
  });

export const useRemoveAvatar = () =>
  useEndpointMutation(removeAvatar, {
    invalidates: USER_DATA,
    successToast: "Avatar removed",
    errorToast: "Failed to remove profile picture",
  });

export const useTryAvatar = () =>
  useEndpointMutation(uploadAvatar, {
    invalidates: USER_DATA,
    successToast: "Avatar updated",
    errorToast: ({ sentence }) => ({ title: "Upload failed", description: `Failed to upload avatar. ${sentence}` }),
  });

export const usePreferences = () => useEndpoint(getPreferences, {});

export const useUpdatePreferences = () =>
  useEndpointMutation(updatePreferences, {
    invalidates: [getPreferences.path],
    successToast: "Notification preference updated",
    errorToast: "Error",
    optimistic: (client, { body }) => {
      const key = queryKeyOf(getPreferences);
      const before = client.getQueryData<object>(key);
      if (before) client.setQueryData(key, { ...before, ...body });
      return () => client.setQueryData(key, before);
    },
  });

export const useChooseTimeZone = () =>
  useEndpointMutation(setTimeZone, { invalidates: USER_DATA, successToast: "Time zone updated", errorToast: "Error" });
