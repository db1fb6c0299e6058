import { readMessage } from "@/lib/writing/markdown/stored-body";
import { Prisma } from "../generated/client";
import { moment } from "./days";
import type { Tx } from "./once";
import type { Owner } from "./progress";
import { ownerOf } from "./threads";

type Message = {
  by: string;
  daysAgo: number;
  time: string;
  text: string;
  likedBy?: string[];
  reply?: [string, string];
};

export const members = [
  { username: "linus", role: "admin", joined: 40, unread: 0 },
  { username: "grace", role: "member", joined: 38, unread: 0 },
  { username: "ada", role: "member", joined: 9, unread: 2 },
];

const messages: Message[] = [
  {
    by: "linus",
    daysAgo: 38,
    time: "19:00",
    text: "Welcome. One call a week, one topic each, and nobody needs to be an expert.",
  },
  {
    by: "grace",
    daysAgo: 38,
    time: "22:40",
    text: "Happy to take goodwill and non-controlling interest when we get there.",
    likedBy: ["linus"],
  },
  {
    by: "ada",
    daysAgo: 9,
    time: "18:05",
    text: "Hello, I am new to FA and about to start double entry. Is it all right if I mostly listen at first?",
  },
  {
    by: "linus",
    daysAgo: 9,
    time: "20:10",
    text: "Of course. Bring one question you got wrong, that is the only rule.",
    likedBy: ["ada", "grace"],
  },
  {
    by: "linus",
    daysAgo: 4,
    time: "19:30",
    text: "Next call: disposals and part exchange, half an hour, then questions.",
    reply: ["ada", "Good timing, I just lost marks on exactly that."],
  },
  {
    by: "grace",
    daysAgo: 2,
    time: "07:40",
    text: "I made a one-page layout for the disposal account. I will share my screen.",
    likedBy: ["linus"],
  },
  {
    by: "linus",
    daysAgo: 1,
    time: "21:15",
    text: "Perfect. The call is in everybody's own time zone in the calendar, please check.",
  },
];

/** Linus's study group, if all sample people exist. */
export async function seedGroup(tx: Tx, owners: Map<string, Owner>) {
  if (members.some(({ username }) => !owners.has(username))) return;
  const { now } = ownerOf(owners, "linus");
  const at = (daysAgo: number, time: string) => moment(now, "UTC", daysAgo, time);
  const group = await tx.group.create({
    data: {
      name: "Evening ledger circle",
      description: "FA and MA after work, across three time zones. A weekly call, and questions in between.",
      createdBy: ownerOf(owners, "linus").userId,
      createdAt: at(40, "17:00"),
      memberCount: members.length,
    },
  });
  const ids: number[] = [];
  for (const message of messages) ids.push(await say(tx, group.id, message, owners, at));
  await tx.group.update({ where: { id: group.id }, data: { lastMessageId: ids.at(-1) ?? 0 } });
  await tx.groupMember.createMany({
    data: members.map(({ username, role, joined, unread }) => ({
      groupId: group.id,
      userId: ownerOf(owners, username).userId,
      role,
      joinedAt: at(joined, "17:00"),
      lastReadMessageId: ids.at(-1 - unread) ?? 0,
    })),
  });
}

type At = (daysAgo: number, time: string) => Date;

async function say(tx: Tx, groupId: number, message: Message, owners: Map<string, Owner>, at: At) {
  const { by, daysAgo, time, text, likedBy = [], reply } = message;
  const createdAt = at(daysAgo, time);
  const idOf = (username: string) => ownerOf(owners, username).userId;
  const comments = reply
    ? [{ userId: idOf(reply[0]), content: reply[1], ...storedBody(reply[1]), createdAt: at(daysAgo - 1, "18:00") }]
    : [];
  const { id } = await tx.groupMessage.create({
    data: {
      groupId,
      userId: idOf(by),
      content: text,
      ...storedBody(text),
      likeCount: likedBy.length,
      commentCount: comments.length,
      createdAt,
      likes: { create: likedBy.map((username) => ({ userId: idOf(username), createdAt })) },
      comments: { create: comments },
    },
  });
  return id;
}

function storedBody(content: string) {
  const { body, bodyVersion } = readMessage(content);
  return { body: body ?? Prisma.DbNull, bodyVersion };
}
