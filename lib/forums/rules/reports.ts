import type { Report } from "../contract/reports";

export type Case = Pick<Report, "post" | "threadTitle" | "threadIsLocked" | "forumName"> & { reports: Report[] };

/** One case per post, ordered by its first report. */
export function casesOf(reports: readonly Report[]): Case[] {
  const cases = new Map<number, Case>();
  for (const report of reports) {
    const { post, threadTitle, threadIsLocked, forumName } = report;
    const existing = cases.get(post.id);
    if (existing) existing.reports.push(report);
    else cases.set(post.id, { post, threadTitle, threadIsLocked, forumName, reports: [report] });
  }
  return [...cases.values()];
}

export const ACTIONS = ["keep", "hide", "delete", "lock"] as const;
export type Action = (typeof ACTIONS)[number];

/** What each action does, as shown to the admin. */
export const ACTION_LABELS: Record<Action, { label: string; does: string; done: string }> = {
  keep: {
    label: "Keep",
    does: "The post stays; if it was hidden, everybody sees it again.",
    done: "Post kept",
  },
  hide: {
    label: "Hide",
    does: "Only admins can still read the text. It can be shown again.",
    done: "Post hidden",
  },
  delete: {
    label: "Delete",
    does: "The text goes for good. A note says that it was removed.",
    done: "Post deleted",
  },
  lock: {
    label: "Lock",
    does: "The post stays, but its thread takes no more replies.",
    done: "Thread locked",
  },
};

/** The actions that are still possible: a post without text cannot be hidden, and a locked thread cannot be locked. */
export const reportActionsFor = ({ post, threadIsLocked }: Pick<Case, "post" | "threadIsLocked">): Action[] =>
  ACTIONS.filter((action) => {
    if (action === "lock") return !threadIsLocked;
    if (action === "hide") return post.removed === null;
    return action === "keep" || post.removed === null || post.removed === "hidden";
  });

export const DECIDED_PAGE = 20;

/** What was decided about a report. */
export const DECIDED_LABELS = { kept: "Kept", hidden: "Hidden", deleted: "Deleted", locked: "Thread locked" } as const;
