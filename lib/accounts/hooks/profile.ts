"use client";
import { useQueryClient } from "@tanstack/react-query";
import { at } from "@/lib/platform/address";
import { keyOf, useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type { setTimeZone as setTimeZoneContract } from "../contract";
import type * as contract from "../contract/profile";

const getProfile = at<typeof contract.getProfile>("GET", "/api/user/profile");
const updateProfile = at<typeof contract.updateProfile>("PATCH", "/api/user/profile");
const keepEmail = at<typeof contract.keepEmail>("DELETE", "/api/user/email");
const uploadAvatar = at<typeof contract.uploadAvatar>("POST", "/api/user/upload-avatar", "avatar");
const removeAvatar = at<typeof contract.removeAvatar>("DELETE", "/api/user/upload-avatar");
const uploadCourseImage = at<typeof contract.uploadCourseImage>("POST", "/api/admin/courses/upload-image", "image");
const getPreferences = at<typeof contract.getPreferences>("GET", "/api/user/notification-preferences");
const updatePreferences = at<typeof contract.updatePreferences>("PATCH", "/api/user/notification-preferences");
const setTimeZone = at<typeof setTimeZoneContract>("PUT", "/api/user/time-zone");

const WHO = ["/api/user"];

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

/** In the course form: the words of the specification. */
export const useUploadCourseImage = () =>
  useWrite(uploadCourseImage, {
    refreshes: [],
    done: "Course image uploaded",
    failed: failedUpload("course image"),
  });

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
