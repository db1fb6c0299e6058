import type { Notice } from "@/lib/notifications/rules";
import type { Role } from "./rules";

type NamedGroup = { id: number; name: string };

const about = ({ id }: NamedGroup) => ({
  link: `/community/group/${id}`,
  relatedEntityType: "group",
  relatedEntityId: id,
});

/** The time in the cause makes a new invitation after a declined one a new notification. */
export const invitationNotice = (userId: string, group: NamedGroup, by: string, at: Date): Notice => ({
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

/** One notification a group, with the latest role. */
export const roleNotice = (userId: string, group: NamedGroup, role: Role): Notice => ({
  userId,
  type: "info",
  cause: `group-role:${group.id}`,
  ...ROLE_LABELS[role](group.name),
  ...about(group),
});

/** One notification a group, which moves to the top each time the group becomes public. */
export const openedNotice = (userId: string, group: NamedGroup, by: string): Notice => ({
  userId,
  type: "warning",
  title: `${group.name} is public now`,
  message: `${by} opened the group: every student can find and join it. What was said until now stays with its members.`,
  cause: `group-opened:${group.id}`,
  ...about(group),
});

export const messageCause = (groupId: number): string => `group-message:${groupId}`;

/** For the first unread message, and again for the next one after the user has read. */
export const messageNotice = (group: NamedGroup, by: string): Omit<Notice, "userId"> => ({
  type: "info",
  title: `New messages in ${group.name}`,
  message: `${by} wrote in your study group.`,
  cause: messageCause(group.id),
  ...about(group),
});
