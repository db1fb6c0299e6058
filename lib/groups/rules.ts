import { dayIn } from "@/lib/platform/time/civil";
import { MINUTE_MS } from "@/lib/platform/time/units";

export const INVALID_GROUP = "Invalid group ID";
export const GROUP_MISSING = "Group not found";
export const MESSAGE_MISSING = "Message not found";
export const NAME_REQUIRED = "Please provide a name for your study group.";
export const DESCRIPTION_REQUIRED = "Please provide a description for your study group.";

export const MEMBER_ROLES = ["member", "admin"] as const;
export type Role = (typeof MEMBER_ROLES)[number];

export const MESSAGES_PAGE = 50;
export const CHAT_POLL_MS = 5000;
/** Every few polls the newest page is fetched completely, because likes, replies and deletions change old messages. */
export const POLLS_BETWEEN_PAGES = 6;
export const LINK_DAYS = 7;
export const LINK_USES = 25;
export const LINKS_AT_ONCE = 10;
const RUN_MINUTES = 5;
/** For a message whose writer has deleted the account. */
export const DELETED_WRITER = "Deleted user";

/** Explains who can see the group, in the form. */
export const audienceOf = (isPrivate: boolean): string =>
  isPrivate
    ? "Only people you invite can see this group. It does not appear in listings, and nobody else can open it."
    : "Every student finds this group in the list and can join it. The chat is for members only.";

type ChatMessage = { id: number; username: string; createdAt: string; deleted: boolean };

/** Consecutive messages of one person with at most five minutes between them. */
export type MessageRun<M extends ChatMessage> = { username: string; messages: M[] };
export type ChatDay<M extends ChatMessage> = { day: string; runs: MessageRun<M>[] };

/** Groups the chat by day in the viewer's time zone, and then into runs. A run never crosses the unread line. */
export function chatOf<M extends ChatMessage>(
  messages: readonly M[],
  timeZone: string,
  firstUnread?: number,
): ChatDay<M>[] {
  const days: ChatDay<M>[] = [];
  for (const message of messages) {
    const day = dayIn(timeZone, new Date(message.createdAt));
    const last = days.at(-1);
    if (last?.day !== day) days.push({ day, runs: [newRun(message)] });
    else if (message.id !== firstUnread && continuesRun(last.runs.at(-1), message))
      last.runs.at(-1)?.messages.push(message);
    else last.runs.push(newRun(message));
  }
  return days;
}

const newRun = <M extends ChatMessage>(message: M): MessageRun<M> => ({
  username: message.username,
  messages: [message],
});

function continuesRun<M extends ChatMessage>(run: MessageRun<M> | undefined, message: M): boolean {
  const before = run?.messages.at(-1);
  // Two deleted users have the same name but are different people.
  if (!before || before.username !== message.username || message.username === DELETED_WRITER) return false;
  return new Date(message.createdAt).getTime() - new Date(before.createdAt).getTime() <= RUN_MINUTES * MINUTE_MS;
}

/** The message above which 'New' is shown: the first one by another user after the last read. */
export const firstUnreadIn = (messages: readonly { id: number; isOwn: boolean }[], lastRead: number) =>
  messages.find(({ id, isOwn }) => id > lastRead && !isOwn)?.id;

/**
 * Merges new messages into the loaded ones. Between them and a full page of newer messages there may be a gap. The loaded
 * ones are then dropped, and scrolling back loads them again.
 */
export function merged<M extends { id: number }>(current: readonly M[], arrived: readonly M[]): M[] {
  const oldest = arrived[0];
  const newest = current.at(-1);
  if (oldest && newest && arrived.length >= MESSAGES_PAGE && oldest.id > newest.id) return [...arrived];
  const all = new Map([...current, ...arrived].map((message) => [message.id, message]));
  return [...all.values()].sort((a, b) => a.id - b.id);
}

/** Whether a message has arrived from somebody who wrote none of the loaded ones. */
export function hasNewWriter(loaded: readonly { username: string }[], arrived: readonly { username: string }[]) {
  const names = new Set(loaded.map(({ username }) => username));
  return arrived.some(({ username }) => !names.has(username));
}

/** '3 new messages'. */
export const newInWords = (count: number): string => `${count} new message${count === 1 ? "" : "s"}`;

export const membersInWords = (count: number): string => `${count} member${count === 1 ? "" : "s"}`;

/**
 * What is deleted with a group. The name is a separate part, so that its writing direction does not affect the
 * sentence.
 */
export const lossOfGroup = ({ name, memberCount }: { name: string; memberCount: number }): string =>
  `Deleting \u2068${name}\u2069 removes it for ${membersInWords(memberCount)}, with every message, reply and invitation. It cannot be taken back.`;
