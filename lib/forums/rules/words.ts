export const INVALID_FORUM = "Invalid forum ID";
export const INVALID_THREAD = "Invalid thread ID";
export const FORUM_MISSING = "Forum not found";
export const THREAD_MISSING = "Thread not found";
export const POST_MISSING = "Post not found";
export const REPORT_MISSING = "Report not found";
export const THREAD_LOCKED = "Thread locked";
export const DELETED_USER = "Deleted user";

export const TITLE_MAX = 200;
export const POST_MAX = 20_000;
export const NOTE_MAX = 2000;

export const TITLE_REQUIRED = "Please provide a title for your thread.";
export const THREAD_CONTENT_REQUIRED = "Please provide content for your first post.";
export const REPLY_REQUIRED = "Please provide content for your reply.";

export const REASONS = ["spam", "offensive", "misleading", "exam-content", "other"] as const;
export type Reason = (typeof REASONS)[number];
export const REASON_LABELS: Record<Reason, string> = {
  spam: "Spam",
  offensive: "Offensive",
  misleading: "Misleading",
  "exam-content": "Exam content breach",
  other: "Other",
};

/** The placeholder for a post that is not shown. */
export const REMOVED_LABELS = {
  author: "Removed by author",
  moderator: "Removed by a moderator",
  hidden: "Hidden by a moderator",
} as const;
export type Removal = keyof typeof REMOVED_LABELS;
