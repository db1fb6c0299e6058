import type { Notice } from "@/lib/notifications/rules";
import { postAddress } from "./rules/paging";

type About = { userId: string; threadId: number; title: string; by: string; post: { id: number; position: number } };

const commonFields = ({ userId, threadId, post }: Pick<About, "userId" | "threadId" | "post">) => ({
  userId,
  type: "info" as const,
  link: postAddress(threadId, post),
  relatedEntityType: "post",
  relatedEntityId: post.id,
});

export const replyNotice = (about: About): Notice => ({
  ...commonFields(about),
  title: "New reply in your thread",
  message: `${about.by} replied in "${about.title}".`,
  cause: `reply:${about.post.id}`,
});

/** For the others who watch a thread: one notification a thread, which moves to the top with each reply. */
export const watchNotice = (about: About): Notice => ({
  ...commonFields(about),
  title: "New reply in a thread you watch",
  message: `${about.by} replied in "${about.title}".`,
  cause: `watch:${about.threadId}`,
});

export const mentionNotice = (about: About): Notice => ({
  ...commonFields(about),
  title: `${about.by} mentioned you`,
  message: `${about.by} mentioned you in "${about.title}".`,
  cause: `mention:${about.post.id}`,
});

/** Notified once per post, however often the mark is removed and set again. */
export const answerNotice = (about: About): Notice => ({
  ...commonFields(about),
  type: "success",
  title: "Your post is the answer",
  message: `${about.by} marked your post in "${about.title}" as the answer.`,
  cause: `answer:${about.post.id}`,
});

/** The causes of notifications about one post alone. They are deleted with the post. */
export const causesOfPost = (id: number): string[] => [`reply:${id}`, `mention:${id}`, `answer:${id}`];

type Decision = "kept" | "hidden" | "deleted" | "locked";
/** The title is null when the thread is hidden. */
type ReportNotice = Omit<About, "by" | "title"> & { title: string | null; report: number; decided: Decision };

const DECISION_SENTENCES: Record<Decision, string> = {
  kept: "It keeps to the rules and stays.",
  hidden: "It is hidden now.",
  deleted: "It is deleted.",
  locked: "The thread takes no more replies.",
};

/** Notified once per decision; a changed decision is notified too. The author of the post is not named. */
export const reportNotice = ({ report, decided, ...about }: ReportNotice): Notice => ({
  ...commonFields(about),
  type: decided === "kept" ? "info" : "success",
  title: "Your report was looked at",
  message: `You reported a post${about.title === null ? "" : ` in "${about.title}"`}. ${DECISION_SENTENCES[decided]}`,
  ...(about.title === null && { link: "/community" }),
  cause: `report:${report}:${decided}`,
});
