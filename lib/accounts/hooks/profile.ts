"use client";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf, useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import { getUser, setTimeZone } from "../contract";
import {
  getPreferences,
  getProfile,
  keepEmail,
  removeAvatar,
  updatePreferences,
  updateProfile,
  uploadAvatar,
  uploadCourseImage,
} from "../contract/profile";

const WHO = [getUser.path];

export const useProfile = () => useEndpoint(getProfile, {});

/** Its refusals are worded where the form stands: a sign-in that is too old opens a dialog instead. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useWrite(updateProfile, {
    refreshes: WHO,
    done: ({ answer, input }) =>
      answer.pendingEmail && answer.pendingEmail === input.body.email?.trim().toLowerCase()
        ? {
            title: "Profile updated",
            description: `Please confirm ${answer.pendingEmail} with the link we sent there.`,
          }
        : { title: "Profile updated" },
    onDone: (answer) => client.setQueryData(keyOf(getProfile), answer),
  });
}

export const useKeepEmail = () =>
  useWrite(keepEmail, { refreshes: [getProfile.path], done: "Your address stays as it is", failed: "Error" });

export const useUploadAvatar = () =>
  useWrite(uploadAvatar, { refreshes: WHO, done: "Avatar updated", failed: "Failed to upload profile picture" });

export const useRemoveAvatar = () =>
  useWrite(removeAvatar, { refreshes: WHO, done: "Avatar removed", failed: "Failed to remove profile picture" });

const failedUpload =
  (what: string) =>
  ({ sentence }: { sentence: string }) => ({
    title: "Upload failed",
    description: `Failed to upload ${what}. ${sentence}`,
  });

export const useTryAvatar = () =>
  useWrite(uploadAvatar, { refreshes: WHO, done: "Avatar updated", failed: failedUpload("avatar") });

export const useTryCourseImage = () =>
  useWrite(uploadCourseImage, { refreshes: [], done: "Image uploaded", failed: failedUpload("course image") });

export const usePreferences = () => useEndpoint(getPreferences, {});

export const useUpdatePreferences = () =>
  useWrite(updatePreferences, {
    refreshes: [getPreferences.path],
    done: "Notification preference updated",
    failed: "Error",
    ahead: (client, { body }) => {
      const key = keyOf(getPreferences);
      const before = client.getQueryData<object>(key);
      if (before) client.setQueryData(key, { ...before, ...body });
      return () => client.setQueryData(key, before);
    },
  });

export const useChooseTimeZone = () =>
  useWrite(setTimeZone, { refreshes: WHO, done: "Time zone updated", failed: "Error" });
