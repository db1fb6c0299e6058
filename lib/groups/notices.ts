import type { Notice } from "@/lib/notifications/rules";
import type { Role } from "./rules";

type Named = { id: number; name: string };

const about = ({ id }: Named) => ({ link: `/community/group/${id}`, relatedEntityType: "group", relatedEntityId: id });

/** Notified again for a new invitation after declining: the cause is the invitation. */
export const invitationNotice = (userId: string, group: Named, by: string, at: Date): Notice => ({
  userId,
  type: "info",
  title: "Study group invitation",
  message: `${by} invites you to ${group.name}.`,
  cause: `group-invitation:${group.id}:${at.getTime()}`,
  ...about(group),
});

const ROLE_LABELS: Record<Role, (name: string) => Pick<Notice, "title" | "message">> = {
  admin: (name) => ({ title: "You are a group admin", message: `You can now manage ${name} and invite members.` }),
  member: (name) => ({ title: "Your role has changed", message: `You are now an ordinary member of ${name}.` }),
};

/** One notification a group, which says the latest. */
export const roleNotice = (userId: string, group: Named, role: Role): Notice => ({
  userId,
  type: "info",
  cause: `group-role:${group.id}`,
  ...ROLE_LABELS[role](group.name),
  ...about(group),
});

/** One notification a group, which moves to the top each time the group becomes public. */
export const openedNotice = (userId: string, group: Named, by: string): Notice => ({
  userId,
  type: "warning",
  title: `${group.name} is public now`,
  message: `${by} opened the group: every student can find and join it. What was said until now stays with its members.`,
  cause: `group-opened:${group.id}`,
  ...about(group),
});

export const messageCause = (groupId: number): string => `group-message:${groupId}`;

/** Notifies about the first unread message, and again after the user has read and another message arrives. */
export const messageNotice = (group: Named, by: string): Omit<Notice, "userId"> => ({
  type: "info",
  title: `New messages in ${group.name}`,
  message: `${by} wrote in your study group.`,
  cause: messageCause(group.id),
  ...about(group),
});
