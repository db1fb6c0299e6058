"use client";
import { at } from "@/lib/platform/address";
import { useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as forums from "../contract/forums";
import type * as managing from "../contract/managing";
import type * as reports from "../contract/reports";
import { ACTION_WORDS } from "../rules/reports";

const createForum = at<typeof forums.createForum>("POST", "/api/forums");
const editForum = at<typeof forums.editForum>("PATCH", "/api/forums/{id}");
const deleteForum = at<typeof forums.deleteForum>("DELETE", "/api/forums/{id}");
const orderForums = at<typeof managing.orderForums>("PUT", "/api/admin/forum-order");
const getForumContents = at<typeof managing.getForumContents>("GET", "/api/admin/forums/{id}/contents");
const listReports = at<typeof reports.listReports>("GET", "/api/admin/reports");
const resolveReport = at<typeof reports.resolveReport>("POST", "/api/admin/reports/{id}/resolve");

/** The forums, what hangs on them, and what admins see counted. */
const REFRESHES = ["/api/forums", "/api/threads", "/api/admin"];

const words = (done: string, failed: string) => ({ refreshes: REFRESHES, done, failed });

export const useCreateForum = () => useWrite(createForum, words("Forum created", "Error creating forum"));
export const useEditForum = () => useWrite(editForum, words("Forum updated", "Error updating forum"));
export const useDeleteForum = () => useWrite(deleteForum, words("Forum deleted", "Error deleting forum"));
export const useOrderForums = () => useWrite(orderForums, words("Order saved", "Error ordering forums"));

/** Counted anew for each question, and no more while the forum is on its way out. */
export const useForumContents = (id: number, leaving: boolean) =>
  useEndpoint(getForumContents, { params: { id } }, { enabled: !leaving, staleTime: 0 });

/** Others decide too: each look asks anew. */
export const useReports = (post?: number) =>
  useEndpoint(listReports, { query: post ? { post } : {} }, { refetchOnMount: "always" });

const TOLD = "Whoever reported it is told.";
const failed = "Error resolving report";

/** What was hidden can be shown again from the toast that says so. */
export function useResolveReport() {
  const show = useWrite(resolveReport, {
    refreshes: REFRESHES,
    done: { title: "Post shown again", description: TOLD },
    failed,
  });
  return useWrite(resolveReport, {
    refreshes: REFRESHES,
    done: ({ input: { params, body } }) => ({
      title: ACTION_WORDS[body.action].done,
      description: TOLD,
      ...(body.action === "hide" && {
        action: { label: "Show again", onClick: () => show.mutate({ params, body: { action: "keep" } }) },
      }),
    }),
    failed,
  });
}
