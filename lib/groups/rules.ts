import { dayIn } from "@/lib/platform/civil";

export const INVALID_GROUP = "Invalid group ID";
export const GROUP_MISSING = "Group not found";
export const MESSAGE_MISSING = "Message not found";
export const NAME_REQUIRED = "Please provide a name for your study group.";
export const DESCRIPTION_REQUIRED = "Please provide a description for your study group.";

export const ROLES = ["member", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const PAGE_SIZE = 50;
export const POLL_MS = 5000;
/** Every so many polls the newest page is asked for whole: likes, replies and deletions change what is there already. */
export const POLLS_BETWEEN_PAGES = 6;
export const LINK_DAYS = 7;
export const LINK_USES = 25;
export const LINKS_AT_ONCE = 10;
const RUN_MINUTES = 5;
const DELETED = "Deleted user";

/** Who can see a group, for the person who is about to choose. */
export const audienceOf = (isPrivate: boolean): string =>
  isPrivate
    ? "Only people you invite can see this group. It does not appear in listings, and nobody else can open it."
    : "Every student finds this group in the list and can join it. The chat is for members only.";

type Said = { id: number; username: string; createdAt: string; deleted: boolean };

/** What one person said in one go: at most five minutes between one message and the next. */
export type Run<M extends Said> = { username: string; messages: M[] };
export type ChatDay<M extends Said> = { day: string; runs: Run<M>[] };

/** A chat as it is shown: days in the reader's zone, and runs within them. Nobody's run passes the unread line. */
export function chatOf<M extends Said>(messages: readonly M[], timeZone: string, firstUnread?: number): ChatDay<M>[] {
  const days: ChatDay<M>[] = [];
  for (const message of messages) {
    const day = dayIn(timeZone, new Date(message.createdAt));
    const last = days.at(-1);
    if (last?.day !== day) days.push({ day, runs: [startOf(message)] });
    else if (message.id !== firstUnread && goesOn(last.runs.at(-1), message)) last.runs.at(-1)?.messages.push(message);
    else last.runs.push(startOf(message));
  }
  return days;
}

const startOf = <M extends Said>(message: M): Run<M> => ({ username: message.username, messages: [message] });

function goesOn<M extends Said>(run: Run<M> | undefined, message: M): boolean {
  const before = run?.messages.at(-1);
  // Two who are gone have one name, and are not one person.
  if (!before || before.username !== message.username || message.username === DELETED) return false;
  return new Date(message.createdAt).getTime() - new Date(before.createdAt).getTime() <= RUN_MINUTES * 60_000;
}

/** Where 'New' is drawn: the first message that somebody else sent after what was read. */
export const firstUnreadIn = (messages: readonly { id: number; isOwn: boolean }[], lastRead: number) =>
  messages.find(({ id, isOwn }) => id > lastRead && !isOwn)?.id;

/**
 * What is known with what has just arrived, which is newer and wins. A full page after the last known message may have
 * left others out between: then what is known is let go, and scrolling back fetches it again.
 */
export function merged<M extends { id: number }>(current: readonly M[], arrived: readonly M[]): M[] {
  const oldest = arrived[0];
  const newest = current.at(-1);
  if (oldest && newest && arrived.length >= PAGE_SIZE && oldest.id > newest.id) return [...arrived];
  const all = new Map([...current, ...arrived].map((message) => [message.id, message]));
  return [...all.values()].sort((a, b) => a.id - b.id);
}

/** '3 new messages'. */
export const newInWords = (count: number): string => `${count} new message${count === 1 ? "" : "s"}`;

export const membersInWords = (count: number): string => `${count} member${count === 1 ? "" : "s"}`;

/** What goes with a group. The name is set apart, so that its direction does not turn the sentence. */
export const lossOfGroup = ({ name, memberCount }: { name: string; memberCount: number }): string =>
  `Deleting \u2068${name}\u2069 removes it for ${membersInWords(memberCount)}, with every message, reply and invitation. It cannot be taken back.`;
