"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as forums from "../contract/forums";
import type * as managing from "../contract/managing";
import type * as reports from "../contract/reports";
import { ACTION_LABELS } from "../rules/reports";

const createForum = clientEndpoint<typeof forums.createForum>("POST", "/api/forums");
const editForum = clientEndpoint<typeof forums.editForum>("PATCH", "/api/forums/{id}");
const deleteForum = clientEndpoint<typeof forums.deleteForum>("DELETE", "/api/forums/{id}");
const orderForums = clientEndpoint<typeof managing.orderForums>("PUT", "/api/admin/forum-order");
const getForumContents = clientEndpoint<typeof managing.getForumContents>("GET", "/api/admin/forums/{id}/contents");
const listReports = clientEndpoint<typeof reports.listReports>("GET", "/api/admin/reports");
const listDecidedReports = clientEndpoint<typeof reports.listDecidedReports>("GET", "/api/admin/reports/history");
const resolveReport = clientEndpoint<typeof reports.resolveReport>("POST", "/api/admin/reports/{id}/resolve");

/** The forums, what depends on them, and the admin's counts. */
const REFRESHES = ["/api/forums", "/api/threads", "/api/admin"];

const options = (successToast: string, errorToast: string) => ({ invalidates: REFRESHES, successToast, errorToast });

export const useCreateForum = () => useEndpointMutation(createForum, options("Forum created", "Error creating forum"));
export const useEditForum = () => useEndpointMutation(editForum, options("Forum updated", "Error updating forum"));
export const useDeleteForum = () => useEndpointMutation(deleteForum, options("Forum deleted", "Error deleting forum"));
export const useOrderForums = () => useEndpointMutation(orderForums, options("Order saved", "Error ordering forums"));

/** Counted again for each dialog, and not while the forum is being deleted. */
export const useForumContents = (id: number, leaving: boolean) =>
  useEndpoint(getForumContents, { params: { id } }, { enabled: !leaving, staleTime: 0 });

/** Other admins decide too, so this is always refetched. */
export const useReports = (post?: number) =>
  useEndpoint(listReports, { query: post ? { post } : {} }, { refetchOnMount: "always" });

/** Other admins add decisions, so each page is always refetched. */
export const useDecidedReports = (page: number) =>
  useEndpoint(listDecidedReports, { query: { page } }, { refetchOnMount: "always" });

const REPORTER_NOTIFIED = "Whoever reported it gets a notification.";
const errorToast = "Error resolving report";

/** What was hidden can be shown again from the toast that says so. */
export function useResolveReport() {
  const show = useEndpointMutation(resolveReport, {
    invalidates: REFRESHES,
    successToast: { title: "Post shown again", description: REPORTER_NOTIFIED },
    errorToast,
  });
  return useEndpointMutation(resolveReport, {
    invalidates: REFRESHES,
    successToast: ({ input: { params, body } }) => ({
      title: ACTION_LABELS[body.action].done,
      description: REPORTER_NOTIFIED,
      ...(body.action === "hide" && {
        action: { label: "Show again", onClick: () => show.mutate({ params, body: { action: "keep" } }) },
      }),
    }),
    errorToast,
  });
}
