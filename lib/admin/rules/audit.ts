import { counted } from "@/lib/courses/rules";

/** What admins do, as it reads after their name: 'root published the course …'. Each action that is written is here. */
export const AUDIT_ACTIONS = {
  "course.create": "created the course",
  "course.update": "changed the course",
  "course.publish": "published the course",
  "course.unpublish": "made a draft again of the course",
  "course.delete": "deleted the course",
  "course.import": "imported modules and topics into the course",
  "course.order": "put the courses in another order",
  "course.upload-image": "uploaded a course picture",
  "module.create": "created the module",
  "module.update": "changed the module",
  "module.delete": "deleted the module",
  "module.order": "put the modules in another order in the course",
  "topic.create": "created topics:",
  "topic.update": "changed the topic",
  "topic.delete": "deleted the topic",
  "topic.order": "put the topics in another order in the module",
  "lesson.save": "changed the lesson of",
  "lesson.points": "changed the points of",
  "lesson.take-shipped": "took the newer shipped lesson for",
  "question.publish": "published the question",
  "question.withdraw": "withdrew the question",
  "question.delete": "deleted the question",
  "question-report.fixed": "marked as fixed a report of the question",
  "question-report.declined": "declined a report of the question",
  "forum.create": "created the forum",
  "forum.edit": "changed the forum",
  "forum.delete": "deleted the forum",
  "forum.order": "put the forums in another order",
  "thread.edit": "changed the thread",
  "thread.delete": "deleted the thread",
  "post.delete": "deleted a post in",
  "post.mark-answer": "marked a post as the answer in",
  "post.unmark-answer": "took the answer mark from a post in",
  "report.hide": "hid a reported post in",
  "report.keep": "kept a reported post in",
  "report.delete": "deleted a reported post in",
  "group.delete": "deleted the group",
  "subscription.grant": "granted Premium to",
  "subscription.link": "linked a paid subscription to",
  "subscription.revoke": "revoked the grant of Premium of",
  "user.make-admin": "made an admin of",
  "user.remove-admin": "took the admin's rights from",
  "user.admin-granted": "made an admin, on the server, of",
  "user.remove-password": "removed the password of",
  "user.revoke-sessions": "signed out everywhere",
  "user.suspend": "suspended",
  "user.unsuspend": "lifted the suspension of",
  "user.export": "exported the list of users",
  seed: "wrote the shipped content:",
  "user.read": "looked at",
  "user.list": "looked through the users",
  "user.search": "searched the users",
} as const satisfies Record<string, string>;

/** Actions that change nothing; the audit shows them only on request. */
export const LOOK_UPS = ["user.read", "user.list", "user.search"] as const;

const known: Record<string, string> = AUDIT_ACTIONS;

export const sentenceFor = (action: string): string => known[action] ?? action.replace(/[.-]/g, " ");

/** 'Published the course' for the choice of an action. */
export function labelFor(action: string): string {
  const sentence = sentenceFor(action).replace(/:$/, "");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type Change = { field: string; before: string | null; after: string | null };

const NAMES = ["title", "name", "thread", "username"];

/** The name in the entry's own changes: the only one that is left of something deleted. */
export function nameIn(changes: readonly Change[]): string | null {
  const titles = changes.find(({ field }) => field === "titles")?.after;
  if (titles) return counted(titles.split(", ").length, "topic");
  const named = NAMES.flatMap((name) => changes.find(({ field }) => field === name) ?? [])[0];
  return named ? (named.after ?? named.before) : null;
}
