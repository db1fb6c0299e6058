import type { Notice } from "@/lib/notifications/rules";
import { postAddress } from "./rules/paging";

type About = { userId: string; threadId: number; title: string; by: string; post: { id: number; position: number } };

const shared = ({ userId, threadId, post }: About) => ({
  userId,
  type: "info" as const,
  link: postAddress(threadId, post),
  relatedEntityType: "post",
  relatedEntityId: post.id,
});

export const replyNotice = (about: About): Notice => ({
  ...shared(about),
  title: "New reply in your thread",
  message: `${about.by} replied in "${about.title}".`,
  cause: `reply:${about.post.id}`,
});

/** Once a post, however often the mark is taken off and set again. */
export const answerNotice = (about: About): Notice => ({
  ...shared(about),
  type: "success",
  title: "Your post is the answer",
  message: `${about.by} marked your post in "${about.title}" as the answer.`,
  cause: `answer:${about.post.id}`,
});
