"use client";
import { useEffect, useState } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { call } from "@/lib/platform/query/call";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/managing";

const getManagedLesson = clientEndpoint<typeof contract.getManagedLesson>("GET", "/api/admin/topics/{id}/lesson");
const saveLesson = clientEndpoint<typeof contract.saveLesson>("PUT", "/api/admin/topics/{id}/lesson");
const previewLesson = clientEndpoint<typeof contract.previewLesson>("POST", "/api/admin/lessons/preview");
const listLessonVersions = clientEndpoint<typeof contract.listLessonVersions>(
  "GET",
  "/api/admin/topics/{id}/lesson/versions",
);
const takeShipped = clientEndpoint<typeof contract.takeShipped>("POST", "/api/admin/topics/{id}/lesson/take-shipped");
const savePoints = clientEndpoint<typeof contract.savePoints>("PUT", "/api/admin/topics/{id}/points");

const QUIET_MS = 400;

/** Never refetched on focus: the text must not change while somebody edits it. */
export const useManagedLesson = (id: number) =>
  useEndpoint(getManagedLesson, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });

export const useLessonVersions = (id: number, page: number, enabled: boolean) =>
  useEndpoint(listLessonVersions, { params: { id }, query: { page } }, { enabled, staleTime: 0 });

const options = (id: number, successToast: string, errorToast: string) => ({
  invalidates: [`/api/admin/topics/${id}/lesson`, `/api/topics/${id}/lesson`, "/api/courses"],
  successToast,
  errorToast,
});

export const useSaveLesson = (id: number) =>
  useEndpointMutation(saveLesson, options(id, "Lesson saved", "Failed to save the lesson"));
export const useTakeShipped = (id: number) =>
  useEndpointMutation(takeShipped, options(id, "Lesson replaced", "Failed to take the newer version"));
export const useSavePoints = (id: number) =>
  useEndpointMutation(savePoints, options(id, "Points saved", "Failed to save the points"));

type Preview = ResponseOf<typeof contract.previewLesson>;

type ReadText = { text: string; preview: Preview };

/**
 * A preview of the text, requested when typing pauses; the last preview stays until the next arrives. `ofNow` is that of
 * exactly this text, or undefined if it cannot be had.
 */
export function useLessonPreview(
  topicId: number,
  text: string,
): {
  preview: Preview | undefined;
  ofNow(): Promise<Preview | undefined>;
} {
  const [read, setRead] = useState<ReadText>();
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => {
      call(previewLesson, { body: { text, topicId } }, { signal: control.signal }).then(
        (preview) => setRead({ text, preview }),
        () => {},
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [topicId, text]);
  const ofNow = async () =>
    read?.text === text ? read.preview : call(previewLesson, { body: { text, topicId } }).catch(() => undefined);
  return { preview: read?.preview, ofNow };
}
