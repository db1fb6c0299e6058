import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getUser, requestMagicLink, setTimeZone } from "@/lib/accounts/contract";
import * as security from "@/lib/accounts/contract/security";
import * as columns from "@/lib/accounts/reads/export-columns";
import { db } from "@/lib/platform/database/db";
import { sendDue } from "@/lib/platform/services/outbox";
import { type Person, person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { mailsTo } from "@/tests/support/sign-in";
import { filesOnDisk, picture, uploadOne } from "@/tests/support/uploads";

const stale = (who: Person) =>
  db.session.updateMany({ where: { userId: who.id }, data: { authenticatedAt: new Date(Date.now() - 3_660_000) } });

const leave = (who: Person, email = who.email) => who.call(security.deleteAccount, { body: { email } });

test("401 every call needs a sign-in", async () => {
  for (const [method, path] of [
    ["GET", "/api/user/sessions"],
    ["DELETE", "/api/user/sessions"],
    ["DELETE", "/api/user/sessions/1"],
    ["GET", "/api/user/export"],
    ["DELETE", "/api/user"],
    ["PUT", "/api/user/time-zone"],
  ] as const)
    expect((await visitor().send(method, path)).status).toBe(401);
});

test("200 a time zone chosen by hand is not changed by the browser until it is set to follow it again", async () => {
  const ada = await person("ada");
  const put = (timeZone: string, chosen?: boolean) => ada.call(setTimeZone, { body: { timeZone, chosen } });
  expect((await put("Europe/Berlin")).body).toEqual({ timeZone: "Europe/Berlin", timeZoneChosen: false });
  expect((await put("Asia/Tokyo", true)).body).toEqual({ timeZone: "Asia/Tokyo", timeZoneChosen: true });
  expect((await put("Europe/Berlin")).body).toEqual({ timeZone: "Asia/Tokyo", timeZoneChosen: true });
  expect((await ada.call(getUser)).body).toMatchObject({ timeZone: "Asia/Tokyo", timeZoneChosen: true });
  expect((await put("Europe/Berlin", false)).body).toEqual({ timeZone: "Europe/Berlin", timeZoneChosen: false });
  expect((await ada.send("PUT", "/api/user/time-zone", { timeZone: "Mars/Phobos", chosen: true })).status).toBe(400);
});

test("200 sessions are listed with readable names, this one first, and can be ended one by one", async () => {
  const ada = await person("ada");
  const phone = await ada.elsewhere();
  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";
  const [, newest] = await db.session.findMany({ where: { userId: ada.id }, orderBy: { id: "asc" } });
  await db.session.update({ where: { id: newest?.id ?? 0 }, data: { userAgent } });
  const { body } = await ada.call(security.listSessions);
  expect(body.map(({ device, current }) => [device, current])).toEqual([
    ["Unknown device", true],
    ["Safari on iPhone", false],
  ]);
  expect(JSON.stringify(body)).not.toContain("token");
  expect((await ada.call(security.endOneSession, { params: { id: body[1]?.id ?? 0 } })).status).toBe(200);
  expect((await phone.call(getUser)).status).toBe(401);
  expect((await ada.call(getUser)).status).toBe(200);
});

test("404 for another person's session, the same as for one that does not exist", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const [theirs] = (await linus.call(security.listSessions)).body;
  for (const id of [theirs?.id ?? 0, 2_000_000_000])
    expect((await ada.call(security.endOneSession, { params: { id } })).status).toBe(404);
  expect((await linus.call(getUser)).status).toBe(200);
});

test("200 signing out everywhere includes this browser", async () => {
  const ada = await person("ada");
  const other = await ada.elsewhere();
  const response = await ada.call(security.endAllSessions, { body: {} });
  expect(response).toMatchObject({ status: 200, body: { ended: 2 } });
  expect(response.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0/);
  expect([(await ada.call(getUser)).status, (await other.call(getUser)).status]).toEqual([401, 401]);
});

test("200 the export is a file with the caller's own rows and no secrets of anybody", async () => {
  const { ada, linus, thread } = await community();
  await uploadOne(ada, await picture(20, 20).png().toBuffer());
  const response = await ada.call(security.exportData);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="pacioli-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  const { account, picture: image, threads, posts, groups, groupMessages } = response.body;
  expect(account).toMatchObject({ email: ada.email, name: "Ada Moreau" });
  expect(image).toMatch(/^data:image\/webp;base64,/);
  expect(threads).toMatchObject([{ id: thread.id, title: "Why credit?" }]);
  expect([posts.length, groups.length, groupMessages.length]).toEqual([1, 1, 1]);
  const text = JSON.stringify(response.body);
  for (const secret of [linus.email, linus.id, "Linus", "sessionToken", "password", "calendarSecretHash"])
    expect(text).not.toContain(secret);
});

test("403 another site's page cannot start an export, and so cannot use up the two a day", async () => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  for (const site of ["cross-site", "same-site"])
    for (let at = 0; at < 3; at += 1) {
      const response = await ada.raw("GET", "/api/user/export", { headers: { "sec-fetch-site": site } });
      expect(response).toMatchObject({ status: 403, code: "wrong_origin" });
    }
  for (const site of ["same-origin", "none"])
    expect((await ada.raw("GET", "/api/user/export", { headers: { "sec-fetch-site": site } })).status).toBe(200);
});

test("200 the export has no column that was not chosen for it", async () => {
  const ada = await person("ada", { calendarSecretSeed: "a-seed", calendarSecretHash: "a-hash" });
  const { body } = await ada.call(security.exportData);
  const text = JSON.stringify(body);
  for (const secret of ["calendarSecret", "a-seed", "a-hash", "subscriptionAttempt", "subscriptionVersion"])
    expect(text).not.toContain(secret);
  expect(Object.keys(body.sessions[0] ?? {}).sort()).toEqual(
    ["authenticatedAt", "createdAt", "expires", "id", "lastSeenAt", "method", "userAgent"].sort(),
  );
});

test("the export names its columns one by one, so that a new column is not exported by accident", () => {
  for (const file of ["export.ts", "users-export.ts"])
    expect(readFileSync(`lib/accounts/reads/${file}`, "utf8"), file).not.toMatch(/\bomit:|\binclude:|select \*|\.\*/);
  for (const [table, names] of Object.entries(columns))
    expect(
      Object.keys(names).filter((name) => /hash|secret|token|password|seed|resolvedBy|userId/i.test(name)),
      table,
    ).toEqual([]);
});

test("429 for a third export in a day; 403 when the sign-in is older than an hour", async () => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await ada.call(security.exportData)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const late = await person("ada");
  await stale(late);
  expect(await late.call(security.exportData)).toMatchObject({ status: 403, code: "reauth_required" });
});

/** Ada asked and liked, Linus answered; both are members of a group whose admin is Ada. */
async function community() {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const forum = await db.forum.create({ data: { name: "FA", description: "", slug: `fa-${ada.id}` } });
  const words = { title: "Why credit?", slug: "why-credit" };
  const thread = await db.thread.create({ data: { ...words, forumId: forum.id, userId: ada.id, postCount: 2 } });
  await db.post.create({ data: { threadId: thread.id, userId: ada.id, content: "Why?" } });
  const reply = await db.post.create({ data: { threadId: thread.id, userId: linus.id, content: "So", likeCount: 2 } });
  for (const userId of [ada.id, linus.id]) await db.postLike.create({ data: { postId: reply.id, userId } });
  const group = await db.group.create({
    data: { name: "Ledger", description: "We study", createdBy: ada.id, memberCount: 2 },
  });
  await db.groupMember.create({ data: { groupId: group.id, userId: ada.id, role: "admin" } });
  await db.groupMember.create({ data: { groupId: group.id, userId: linus.id } });
  const message = await db.groupMessage.create({
    data: { groupId: group.id, userId: ada.id, content: "Hello", likeCount: 1 },
  });
  await db.groupMessageLike.create({ data: { messageId: message.id, userId: ada.id } });
  return { ada, linus, thread, reply, group, message };
}

test("403 and 400 deleting an account needs a recent sign-in and the typed address", async () => {
  const ada = await person("ada");
  const answer = await leave(ada, "other@example.test");
  expect(answer).toMatchObject({ status: 400, fields: { email: "This is not the e-mail address of your account." } });
  await stale(ada);
  expect(await leave(ada)).toMatchObject({ status: 403, code: "reauth_required" });
  expect(await db.user.count({ where: { id: ada.id } })).toBe(1);
});

test("200 posts of a deleted user stay without a name, counts are right and the group still has an admin", async () => {
  const { ada, linus, thread, reply, group, message } = await community();
  await uploadOne(ada, await picture(20, 20).png().toBuffer());
  const files = filesOnDisk().length;
  const answer = await leave(ada);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0/);
  expect((await ada.call(getUser)).status).toBe(401);
  expect(filesOnDisk()).toHaveLength(files - 1);
  expect(await db.thread.findUniqueOrThrow({ where: { id: thread.id } })).toMatchObject({
    userId: null,
    title: "Why credit?",
  });
  expect(await db.post.findUniqueOrThrow({ where: { id: reply.id } })).toMatchObject({
    userId: linus.id,
    likeCount: 1,
  });
  expect(await db.groupMessage.findUniqueOrThrow({ where: { id: message.id } })).toMatchObject({
    userId: null,
    likeCount: 0,
  });
  expect(await db.group.findUniqueOrThrow({ where: { id: group.id } })).toMatchObject({
    memberCount: 1,
    createdBy: null,
  });
  expect(await db.groupMember.findMany({ where: { groupId: group.id } })).toMatchObject([
    { userId: linus.id, role: "admin" },
  ]);
});

test("200 no table holds the name or address of a deleted user", async () => {
  const name = "Zebulon Quartermain";
  const email = `zebulon-${Date.now()}@example.test`;
  const ada = await person("ada", { name, email });
  setting("RATE_LIMITS", "on");
  await visitor().call(requestMagicLink, { body: { email, name } });
  await visitor().call(security.signInWithPassword, { body: { email, password: "wrong" } });
  await ada.call(security.setPassword, { body: { newPassword: "something long" } });
  expect((await leave(ada)).status).toBe(200);
  await sendDue(new Date());
  expect(mailsTo(email).map(({ subject }) => subject)).toContain("Your Pacioli account was deleted");
  expect(await tablesWith([name, "Zebulon", email, ada.id])).toEqual([`Mail.cause=farewell:${ada.id}`]);
});

/** Every value in the database that contains one of these. */
async function tablesWith(canaries: string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const list = await db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from "${name}" t`,
    );
    for (const { row } of list)
      for (const [column, value] of Object.entries(row))
        if (canaries.some((canary) => JSON.stringify(value).toLowerCase().includes(canary.toLowerCase())))
          found.push(`${name}.${column}=${value}`);
  }
  return found;
}

test("409 the last admin cannot be deleted; when the last two delete themselves at once, one stays", async () => {
  await db.user.updateMany({ where: { isAdmin: true }, data: { isAdmin: false } });
  const root = await person("root");
  expect(await leave(root)).toMatchObject({ status: 409, code: "last_admin" });
  const second = await person("root");
  const answers = await Promise.all([leave(root), leave(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.user.count({ where: { isAdmin: true } })).toBe(1);
});

test("200 deleting the account while still writing leaves no text with a name", async () => {
  const { ada, thread } = await community();
  const writing = Array.from({ length: 12 }, (_, at) =>
    db.post.create({ data: { threadId: thread.id, userId: ada.id, content: `Post ${at}` } }).catch(() => null),
  );
  const [answer] = await Promise.all([leave(ada), ...writing]);
  expect([200, 409]).toContain(answer.status);
  if (answer.status === 200) expect(await db.post.count({ where: { userId: ada.id } })).toBe(0);
});
