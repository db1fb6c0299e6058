import { expect, test } from "vitest";
import * as groups from "@/lib/groups/contract/groups";
import * as members from "@/lib/groups/contract/members";
import * as contract from "@/lib/groups/contract/messages";
import { deleteNotification } from "@/lib/notifications/contract";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { groupOf, groupWith, messageOf } from "@/tests/support/groups";
import { type Person, person } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { statementsOf } from "@/tests/support/statements";

const pair = () => Promise.all([person("ada"), person("linus")]);
const listOf = async (who: Person, id: number, query: { after?: number; before?: number } = {}) =>
  (await who.call(contract.listMessages, { params: { id }, query })).body;
const wordsOf = async (who: Person, id: number, query = {}) =>
  (await listOf(who, id, query)).map(({ content }) => content);
const noticesOf = (who: Person) =>
  db.notification.findMany({ where: { userId: who.id, cause: { startsWith: "group-message" } } });

test("201 all members see a message as it was written", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const content = "1. Dr Bank (500)\n   <script>alert(1)</script> **bold** 👍🏽 ‮evil";
  const sent = await linus.call(contract.sendMessage, { params: { id }, body: { content } });
  expect(sent).toMatchObject({ status: 201, body: { content, isOwn: true, likeCount: 0, comments: [] } });
  expect(await listOf(ada, id)).toEqual([{ ...sent.body, isOwn: false }]);
  expect(await listOf(linus, id)).toEqual([sent.body]);
});

test("200 entries, emphasis and links of messages and replies come as blocks; a plain text has none", async () => {
  const linus = await person("linus");
  const id = await groupOf(linus);
  const entry = "```journal\nDr Bank 1500\nCr Sales 1,400\n```";
  const params = { id: await messageOf(linus, id, `See **this**: https://example.org\n\n${entry}`) };
  await linus.call(contract.addComment, { params, body: { content: "*Why?*" } });
  await linus.call(contract.addComment, { params, body: { content: "Dr Bank (500) * 2\nas it is" } });
  const [message] = await listOf(linus, id);
  expect(message?.body).toEqual([
    {
      kind: "paragraph",
      runs: [
        { text: "See " },
        { text: "this", bold: true },
        { text: ": " },
        { text: "https://example.org", href: "https://example.org" },
      ],
    },
    { kind: "journal", journal: expect.objectContaining({ debit: "1,500", credit: "1,400", difference: "100" }) },
  ]);
  const replies = [[{ kind: "paragraph", runs: [{ text: "Why?", italic: true }] }], []];
  expect(message?.comments.map(({ body }) => body)).toEqual(replies);
  expect((await linus.call(contract.listComments, { params })).body.map(({ body }) => body)).toEqual(replies);
});

test("200 a text that another version of the reader parsed is shown as it is", async () => {
  const linus = await person("linus");
  const id = await groupOf(linus);
  const message = await messageOf(linus, id, "**bold**");
  await db.groupMessage.update({ where: { id: message }, data: { bodyVersion: 0 } });
  expect((await listOf(linus, id))[0]).toMatchObject({ content: "**bold**", body: [] });
});

test("400 for an empty message and one that is too long", async () => {
  const linus = await person("linus");
  const id = await groupOf(linus);
  for (const content of ["", "  \n", "\u200b\u2060", "x".repeat(4001)])
    expect(await linus.call(contract.sendMessage, { params: { id }, body: { content } })).toMatchObject({
      status: 400,
    });
  expect((await messageOf(linus, id, "😀".repeat(4000))) > 0).toBe(true);
});

test("200 the newest 50 messages, then older ones, then newer ones", async () => {
  const linus = await person("linus");
  const id = await groupOf(linus);
  const ids: number[] = [];
  for (let at = 1; at <= 60; at += 1) ids.push(await messageOf(linus, id, `${at}`));
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);
  expect(await wordsOf(linus, id)).toEqual(numbers(11, 60));
  expect(await wordsOf(linus, id, { before: ids[10] })).toEqual(numbers(1, 10));
  expect(await wordsOf(linus, id, { after: ids[57] })).toEqual(["59", "60"]);
  expect(await wordsOf(linus, id, { after: ids[0] })).toEqual(numbers(11, 60));
  expect(await wordsOf(linus, id, { after: ids[59] })).toEqual([]);
  for (const after of ["-1", "x", "1.5", "99999999999"])
    expect(await linus.send("GET", `/api/groups/${id}/messages?after=${after}`)).toMatchObject({ status: 400 });
});

test("200 long messages come in smaller pages, and each message is on one of them", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const long = (sign: string) => sign.repeat(4000);
  await db.groupMessage.createMany({
    data: Array.from({ length: 50 }, (_, at) => ({
      groupId: id,
      userId: linus.id,
      content: long(at % 2 ? "😀" : "&"),
    })),
  });
  const ids = (await db.groupMessage.findMany({ where: { groupId: id }, orderBy: { id: "asc" } })).map((row) => row.id);
  for (const messageId of ids.slice(-4)) {
    await db.groupMessageComment.createMany({
      data: Array.from({ length: 4 }, () => ({ messageId, userId: ada.id, content: long("😀") })),
    });
    await db.groupMessage.update({ where: { id: messageId }, data: { commentCount: 4 } });
  }
  await db.group.update({ where: { id }, data: { lastMessageId: ids.at(-1) ?? 0 } });
  const membership = await ada.call(members.getMembership, { params: { id } });
  expect(membership.body.firstMessageId).toBe(ids[0]);
  const seen: number[] = [];
  for (let page = await listOf(ada, id); page.length > 0; page = await listOf(ada, id, { before: seen[0] ?? 0 })) {
    expect(page.length === 1 || Buffer.byteLength(JSON.stringify(page)) < 115_000).toBe(true);
    seen.unshift(...page.map((message) => message.id));
  }
  expect(seen).toEqual(ids);
  expect((await listOf(ada, id, { after: nth(ids, 30) })).map((message) => message.id)).toEqual(ids.slice(31));
});

test("200 no earlier messages are offered of a group without any, or from before it became public", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [], { isPrivate: true });
  const firstOf = async (who: Person) =>
    (await who.call(members.getMembership, { params: { id } })).body.firstMessageId;
  expect(await firstOf(linus)).toBeNull();
  const early = await messageOf(linus, id);
  await linus.call(groups.updateGroup, { params: { id }, body: { isPrivate: false } });
  const joined = await ada.call(members.joinGroup, { params: { id }, body: {} });
  expect(joined.body.firstMessageId).toBeNull();
  const late = await messageOf(linus, id);
  expect([await firstOf(linus), await firstOf(ada)]).toEqual([early, late]);
});

test("a poll is one statement, session and membership included, and reads no messages when nothing is new", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const newest = await messageOf(linus, id);
  const poll = () => ada.call(contract.listMessages, { params: { id }, query: { after: newest } });
  expect(await statementsOf(poll)).toHaveLength(1);
  // If the poll read the messages, it would return this one; it relies on the group's counter, which says that nothing
  // is new.
  await db.groupMessage.create({ data: { groupId: id, userId: linus.id, content: "Unseen" } });
  expect((await poll()).body).toEqual([]);
  expect(await statementsOf(() => ada.call(contract.listMessages, { params: { id } }))).toHaveLength(1);
});

test("the number of statements of a write does not grow with the group", async () => {
  const linus = await person("linus");
  const friends = await Promise.all(Array.from({ length: 8 }, () => person("ada")));
  for (const some of [friends.slice(0, 1), friends]) {
    const id = await groupWith(linus, some);
    expect((await statementsOf(() => messageOf(linus, id))).length).toBeLessThanOrEqual(5);
    const message = await messageOf(linus, id);
    expect(
      (await statementsOf(() => linus.call(contract.likeMessage, { params: { id: message } }))).length,
    ).toBeLessThanOrEqual(3);
  }
});

test("members are notified of the first unread message, and of no more until they have read it", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  await messageOf(linus, id, "one");
  const second = await messageOf(linus, id, "two");
  expect(await noticesOf(ada)).toMatchObject([{ title: "New messages in Ledger", link: `/community/group/${id}` }]);
  expect((await ada.call(groups.listMyGroups)).body).toMatchObject([{ unreadCount: 2 }]);
  const read = await ada.call(contract.readMessages, { params: { id }, body: { messageId: second } });
  expect(read).toMatchObject({ status: 200, body: { lastReadMessageId: second } });
  const [first] = await noticesOf(ada);
  expect(first).toMatchObject({ read: true });
  expect((await ada.call(groups.listMyGroups)).body).toMatchObject([{ unreadCount: 0 }]);
  await messageOf(linus, id, "three");
  const [again, ...more] = await noticesOf(ada);
  expect(again).toMatchObject({ read: false });
  expect(again?.id).toBeGreaterThan(first?.id ?? 0);
  expect(more).toEqual([]);
  expect(await noticesOf(linus)).toHaveLength(0);
  await messageOf(ada, id, "four");
  expect(await noticesOf(linus)).toHaveLength(1);
});

test("the notification stays while messages are unread; after it was deleted the next message creates a new one", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const first = await messageOf(linus, id, "one");
  const second = await messageOf(linus, id, "two");
  const readTo = (messageId: number) => ada.call(contract.readMessages, { params: { id }, body: { messageId } });
  await readTo(first);
  expect(await noticesOf(ada)).toMatchObject([{ read: false }]);
  await readTo(second);
  const [notice] = await noticesOf(ada);
  await ada.call(deleteNotification, { params: { id: notice?.id ?? 0 } });
  await messageOf(linus, id, "three");
  expect(await noticesOf(ada)).toMatchObject([{ read: false, deletedAt: null }]);
});

test("the read position never moves back, nor beyond the last message", async () => {
  const linus = await person("linus");
  const id = await groupOf(linus);
  const newest = await messageOf(linus, id);
  const readTo = async (messageId: number) =>
    (await linus.call(contract.readMessages, { params: { id }, body: { messageId } })).body.lastReadMessageId;
  expect(await readTo(2_147_483_647)).toBe(newest);
  expect(await readTo(1)).toBe(newest);
});

test("messages from before somebody joined can be read and do not count as unread", async () => {
  const [ada, linus] = await pair();
  const id = await groupOf(linus);
  const newest = await messageOf(linus, id);
  const joined = await ada.call(members.joinGroup, { params: { id }, body: {} });
  expect(joined.body.lastReadMessageId).toBe(newest);
  expect(await wordsOf(ada, id)).toEqual(["Hello"]);
});

test("200 liking and unliking can be repeated, also on own messages, and each member sees her own likes", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const params = { id: await messageOf(linus, id) };
  for (const who of [linus, ada, ada]) await who.call(contract.likeMessage, { params });
  expect((await ada.call(contract.likeMessage, { params })).body).toEqual({ liked: true, likeCount: 2 });
  expect((await linus.call(contract.unlikeMessage, { params })).body).toEqual({ liked: false, likeCount: 1 });
  expect((await linus.call(contract.unlikeMessage, { params })).body).toEqual({ liked: false, likeCount: 1 });
  expect((await listOf(ada, id))[0]).toMatchObject({ likeCount: 1, isLikedByUser: true });
  expect((await listOf(linus, id))[0]).toMatchObject({ likeCount: 1, isLikedByUser: false });
});

test("200 a deleted message keeps its position without its text; 403 for another's message, 404 the second time", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const params = { id: await messageOf(ada, id, "**Regretted**") };
  await linus.call(contract.likeMessage, { params });
  await linus.call(contract.addComment, { params, body: { content: "Why?" } });
  expect(await linus.call(contract.deleteMessage, { params })).toMatchObject({ status: 403, code: "forbidden" });
  expect(await ada.call(contract.deleteMessage, { params })).toMatchObject({ body: { content: "", deleted: true } });
  expect((await listOf(linus, id))[0]).toMatchObject({ content: "", deleted: true, likeCount: 0, commentCount: 1 });
  expect(await db.groupMessage.count({ where: { content: { contains: "Regretted" } } })).toBe(0);
  expect(await db.groupMessage.findUniqueOrThrow({ where: params })).toMatchObject({ content: "", body: null });
  for (const spec of [contract.deleteMessage, contract.likeMessage] as const)
    expect(await ada.call(spec, { params })).toMatchObject({ status: 404, message: "Message not found" });
});

test("200 replies belong to their message: the newest three come with it, the others on request", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  const params = { id: await messageOf(linus, id) };
  const replies = ["one", "two", "three", "four"];
  const created = [];
  for (const content of replies)
    created.push((await ada.call(contract.addComment, { params, body: { content } })).body);
  const [message] = await listOf(linus, id);
  expect(message).toMatchObject({ commentCount: 4 });
  expect(message?.comments.map(({ content }) => content)).toEqual(["two", "three", "four"]);
  const all = (await linus.call(contract.listComments, { params })).body;
  expect(all.map(({ content, isOwn }) => [content, isOwn])).toEqual(replies.map((content) => [content, false]));
  const gone = { id: created[0]?.id ?? 0 };
  expect(await linus.call(contract.deleteComment, { params: gone })).toMatchObject({ status: 403, code: "forbidden" });
  expect(await ada.call(contract.deleteComment, { params: gone })).toMatchObject({ body: { messageId: params.id } });
  expect(await ada.call(contract.deleteComment, { params: gone })).toMatchObject({ status: 404 });
  expect((await listOf(linus, id))[0]).toMatchObject({ commentCount: 3 });
});

test("the messages of a deleted user stay, without a name", async () => {
  const [ada, linus] = await pair();
  const id = await groupWith(linus, [ada]);
  await messageOf(ada, id, "Still here");
  await db.user.delete({ where: { id: ada.id } });
  expect(await listOf(linus, id)).toMatchObject([{ username: "Deleted user", avatarUrl: null, content: "Still here" }]);
});

test("429 after 20 messages in 30 seconds", async () => {
  setting("RATE_LIMITS", "on");
  const linus = await person("linus");
  const id = await groupOf(linus);
  const send = () => linus.call(contract.sendMessage, { params: { id }, body: { content: "Hello" } });
  for (let at = 0; at < 20; at += 1) expect((await send()).status).toBe(201);
  const refused = await send();
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
