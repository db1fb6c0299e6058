import { afterAll, beforeAll, expect, test } from "vitest";
import { createCourse } from "@/lib/courses/contract/managing";
import { createModule, createTopic } from "@/lib/courses/contract/outline";
import { addComment } from "@/lib/groups/contract/messages";
import { db } from "@/lib/platform/database/db";
import { sessionCookie } from "@/lib/platform/server/session";
import { nth } from "@/tests/support/courses";
import { endpoints } from "@/tests/support/endpoints";
import { forum, thread } from "@/tests/support/forums";
import { groupWith, messageOf, tokenOf } from "@/tests/support/groups";
import { lessonOf } from "@/tests/support/lessons";
import { type Caller, person, visitor } from "@/tests/support/people";
import { respond } from "@/tests/support/routes";

/**
 * Plants words that occur in one place each, and calls every read as every kind of user: nobody may find a word that
 * she is not allowed to see, neither by reading nor by searching.
 */
type Actor = "anonymous" | "stranger" | "member" | "exMember" | "owner" | "admin";
const EVERYBODY: Actor[] = ["anonymous", "stranger", "member", "exMember", "owner", "admin"];

type Canary = { word: string; kind: string; for: Actor[]; export: Actor[] };
const canaries: Canary[] = [];
const ids: Record<
  "thread" | "forum" | "group" | "message" | "user" | "course" | "module" | "topic",
  (number | string)[]
> = {
  course: [],
  module: [],
  topic: [],
  thread: [],
  forum: [],
  group: [],
  message: [],
  user: [],
};
const actors = {} as Record<Actor, Caller>;

const letters = (count: number) => String.fromCharCode(97 + Math.floor(count / 26), 97 + (count % 26));
const run = Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => letters(Number(digit)).at(-1) ?? "");

/** A word for one place, and who may find it; `inExport` are users whose own export contains it besides. */
function canary(kind: string, forWhom: Actor[], inExport: Actor[] = []): string {
  const word = `canary${run}${letters(canaries.length)}`;
  canaries.push({ word, kind, for: forWhom, export: [...forWhom, ...inExport] });
  return word;
}

beforeAll(async () => {
  const names = ["stranger", "member", "exMember", "owner"] as const;
  const people = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const mine: Actor[] = [name, "admin"];
        const account = {
          name: canary(`name of ${name}`, mine),
          email: `${canary(`e-mail of ${name}`, mine)}@example.test`,
        };
        return [name, await person(name.toLowerCase(), account)] as const;
      }),
    ),
  ) as Record<(typeof names)[number], Awaited<ReturnType<typeof person>>>;
  const root = await person("root");
  const { stranger, member, exMember, owner } = people;
  Object.assign(actors, { anonymous: visitor(), ...people, admin: root });
  ids.user.push(...[stranger, member, exMember, owner, root].map(({ id }) => id));
  await plantForums({ stranger, owner, root });
  await plantGroups({ stranger, member, exMember, owner });
  await plantOwn(owner);
  await plantDraft({ owner, root });
});

type Account = Awaited<ReturnType<typeof person>>;

async function plantForums({ stranger, owner, root }: Record<"stranger" | "owner" | "root", Account>) {
  const { id: forumId } = await forum();
  const open = async (title: string, content: string, replies = 1) => {
    const created = await thread({ forumId, by: owner.id, repliesBy: stranger.id, title, content, replies });
    ids.thread.push(created.id);
    return created;
  };
  const report = async (post: number, action: string, note: string) => {
    await stranger.send("POST", `/api/posts/${post}/report`, { reason: "spam", note });
    const { id } = await db.postReport.findFirstOrThrow({ where: { postId: post }, orderBy: { id: "desc" } });
    if (action) await root.send("POST", `/api/admin/reports/${id}/resolve`, { action });
  };
  const text = (id: number, content: string) => db.post.update({ where: { id }, data: { content } });

  const seen = await open(canary("title", EVERYBODY), canary("text", EVERYBODY));
  await root.send("PATCH", `/api/threads/${seen.id}`, { isLocked: true });
  await text(nth(seen.posts, 1), canary("reply in a locked thread", EVERYBODY));

  const first = await open("A hidden first post", canary("hidden first post", ["admin"], ["owner"]));
  await report(nth(first.posts, 0), "hide", canary("note of a closed report", [], ["stranger"]));
  const reply = await open("A hidden reply", "Text");
  await text(nth(reply.posts, 1), canary("hidden reply", ["admin"], ["stranger"]));
  await report(nth(reply.posts, 1), "hide", "");
  await report(nth(seen.posts, 0), "", canary("note of an open report", ["admin"], ["stranger"]));

  const deleted = await open("Deleted posts", canary("first post deleted by its author", []));
  await owner.send("DELETE", `/api/posts/${nth(deleted.posts, 0)}`);
  await text(nth(deleted.posts, 1), canary("reply deleted by an admin, kept in the audit", ["admin"]));
  await root.send("DELETE", `/api/posts/${nth(deleted.posts, 1)}`);

  const edited = await open(
    canary("former title, kept in the audit", ["admin"]),
    canary("former text", ["owner", "admin"]),
  );
  await owner.send("PATCH", `/api/posts/${nth(edited.posts, 0)}`, { content: "Another text" });
  await stranger.send("POST", `/api/threads/${edited.id}/posts`, { content: "A reply that is told of" });
  await root.send("PATCH", `/api/threads/${edited.id}`, { title: "Another title" });

  const hidden = await open(
    canary("title of a hidden thread", ["admin"], ["owner"]),
    canary("text of it", ["admin"], ["owner"]),
  );
  await text(nth(hidden.posts, 1), canary("reply in a hidden thread", ["admin"], ["stranger"]));
  await stranger.send("POST", `/api/threads/${hidden.id}/posts`, { content: "A reply that is told of" });
  await owner.send("POST", `/api/posts/${nth(hidden.posts, 1)}/mark-as-answer`);
  await root.send("PATCH", `/api/threads/${hidden.id}`, { isHidden: true });

  const gone = await open(canary("title of a deleted thread, kept in the audit", ["admin"]), canary("text of it", []));
  await stranger.send("POST", `/api/threads/${gone.id}/posts`, { content: canary("reply in it", []) });
  await root.send("DELETE", `/api/threads/${gone.id}`);

  const inactive = await db.forum.create({
    data: {
      name: canary("name of an inactive forum", ["admin"]),
      description: canary("description of it", ["admin"]),
      slug: canary("slug of it", ["admin"]),
      isActive: false,
    },
  });
  const inside = await thread({
    forumId: inactive.id,
    by: owner.id,
    title: canary("title in an inactive forum", ["admin"], ["owner"]),
    content: canary("text in an inactive forum", ["admin"], ["owner"]),
  });
  ids.thread.push(inside.id);
  ids.forum.push(forumId, inactive.id);
}

async function plantGroups(people: Record<"stranger" | "member" | "exMember" | "owner", Account>) {
  const { stranger, member, exMember, owner } = people;
  const inside: Actor[] = ["owner", "member"];
  const id = await groupWith(owner, [member, exMember], { isPrivate: true });
  const name = canary("name of a private group", [...inside, "admin"]);
  const description = canary("description of a private group", [...inside, "admin"]);
  await owner.send("PATCH", `/api/groups/${id}`, { name, description });
  const say = async (who: Account, kind: string, forWhom: Actor[], group = id) => {
    const message = await messageOf(who, group, canary(kind, forWhom));
    ids.message.push(message);
    return message;
  };
  const comment = (who: Account, message: number, kind: string, forWhom: Actor[]) =>
    who.call(addComment, { params: { id: message }, body: { content: canary(kind, forWhom) } });
  const message = await say(owner, "message in a private group", inside);
  await comment(member, message, "reply to it", inside);
  await exMember.send("POST", `/api/groups/${id}/messages`, { content: "Mine, and gone with me" });
  await owner.send("DELETE", `/api/groups/${id}/members/${exMember.id}`);
  await say(owner, "message after somebody was removed", inside);
  await owner.send("DELETE", `/api/groups/messages/${await say(owner, "deleted message", [])}`);
  const created = await comment(owner, message, "deleted reply", []);
  await owner.send("DELETE", `/api/groups/comments/${created.body.id}`);
  await tokenOf(owner, id);

  const opened = await groupWith(owner, [member], { isPrivate: true });
  const early = await say(owner, "message from before the group became public", inside, opened);
  await comment(owner, early, "reply from before the group became public", inside);
  await owner.send("PATCH", `/api/groups/${opened}`, { isPrivate: false });
  await stranger.send("POST", `/api/groups/${opened}/join`, {});
  await say(owner, "message after the group became public", [...inside, "stranger"], opened);

  const removed = await groupWith(owner, [member], { isPrivate: true });
  await owner.send("PATCH", `/api/groups/${removed}`, { name: canary("name of a deleted group", []) });
  await messageOf(owner, removed, canary("message in a deleted group", []));
  await owner.send("DELETE", `/api/groups/${removed}`);
  ids.group.push(id, opened, removed);
}

async function plantOwn(owner: Account) {
  const userId = owner.id;
  const mine: Actor[] = ["owner"];
  await owner.send("POST", "/api/events", {
    title: canary("title of an event", mine),
    description: canary("description of an event", mine),
    startDate: "2026-12-08T09:00:00Z",
  });
  const notice = (kind: string, forWhom: Actor[], more: object = {}) => {
    const title = canary(kind, forWhom, mine);
    return db.notification.create({ data: { userId, title, message: "Told", cause: title, ...more } });
  };
  await notice("title of a notification", mine);
  // Kept so that the hourly job does not notify again, and part of the user's own data until then.
  await notice("title of a deleted notification", [], { deletedAt: new Date() });
  const secret = canary("mail", []);
  await db.mail.create({
    data: {
      cause: `canary:${userId}`,
      userId,
      recipient: "x@example.test",
      subject: secret,
      text: secret,
      html: secret,
    },
  });
  const key = canary("idempotency key", []);
  await db.idempotencyKey.create({ data: { userId, call: "POST /api/events", key, requestHash: key } });
  const goner = await person("goner", { name: canary("name of a deleted account", []) });
  await goner.send("DELETE", "/api/user", { email: goner.email });
}

/** A course that an admin prepares, with everything that a published one has. */
async function plantDraft({ owner, root }: Record<"owner" | "root", Account>) {
  const admins: Actor[] = ["admin"];
  const texts = (kind: string) => ({
    title: canary(`title of a draft's ${kind}`, admins),
    description: canary(`description of a draft's ${kind}`, admins),
  });
  const { body: course } = await root.call(createCourse, { body: { ...texts("course"), published: false } });
  const row = { order: 0, duration: 30, courseId: course.id };
  const { body: module } = await root.call(createModule, { body: { ...texts("module"), ...row } });
  const { body: topic } = await root.call(createTopic, { body: { ...texts("topic"), order: 0, moduleId: module.id } });
  const statement = canary("point of a draft", admins);
  await lessonOf({ topicId: topic.id, text: canary("lesson of a draft", admins) });
  await db.point.create({ data: { topicId: topic.id, code: `canary.${topic.id}`, statement, order: 0 } });
  const forumOfDraft = await db.forum.create({
    data: {
      name: canary("name of a draft's forum", admins),
      description: canary("description of a draft's forum", admins),
      slug: `draft-${course.id}`,
      courseId: course.id,
    },
  });
  const inside = await thread({
    forumId: forumOfDraft.id,
    by: owner.id,
    title: canary("title in a draft's forum", admins, ["owner"]),
    content: canary("text in a draft's forum", admins, ["owner"]),
  });
  ids.course.push(course.id);
  ids.module.push(module.id);
  ids.topic.push(topic.id);
  ids.thread.push(inside.id);
  ids.forum.push(forumOfDraft.id);
}

/** The planted rows whose ids an address may contain. */
function idsFor(path: string): (number | string)[] {
  if (path.startsWith("/api/threads/")) return ids.thread;
  if (path.startsWith("/api/groups/messages/")) return ids.message;
  if (path.startsWith("/api/groups/")) return ids.group;
  if (path.startsWith("/api/admin/users/")) return ids.user;
  if (/^\/api\/(admin\/)?forums\//.test(path)) return ids.forum;
  if (/^\/api\/(admin\/)?courses\//.test(path)) return ids.course;
  if (path.startsWith("/api/modules/")) return ids.module;
  if (/^\/api\/(admin\/)?topics\//.test(path)) return ids.topic;
  return [1];
}

function addresses(): string[] {
  const reads = endpoints.filter(({ endpoint }) => endpoint.method === "GET").map(({ endpoint }) => endpoint.path);
  const all = reads.flatMap((path) =>
    path.includes("{") ? idsFor(path).map((id) => path.replace(/\{\w+\}/, String(id))) : [path],
  );
  const words = canaries.map(({ word }) => word);
  const searches = words.flatMap((word) => [
    `/api/search?q=${word}`,
    `/api/admin/search?q=${word}`,
    ...ids.forum.map((id) => `/api/forums/${id}/similar?title=${word}`),
  ]);
  const lists = ids.forum.flatMap((id) =>
    ["mine", "solved"].map((filter) => `/api/forums/${id}/threads?filter=${filter}`),
  );
  const chats = ids.group.flatMap((id) => [
    `/api/groups/${id}/messages?after=0`,
    `/api/groups/${id}/messages?before=2147483647`,
  ]);
  const months = ["/api/user/study-plan?from=2026-11-01&to=2026-12-31", "/api/admin/audit?page=2"];
  return [...all, ...searches, ...lists, ...chats, ...months, "/api/admin/users.csv", "/api/openapi.json"];
}

/** The response as text, whatever its type. A search term occurs in a response only where it was found. */
async function read(who: Caller, address: string): Promise<string> {
  const headers = new Headers(who.session ? { cookie: `${sessionCookie()}=${who.session}` } : {});
  const response = await respond(new Request(new URL(address, process.env.APP_URL), { headers }));
  return response.text();
}

const found = new Set<string>();

test.each(EVERYBODY)("%s sees no text that is meant for others only", async (actor) => {
  expect(canaries.length).toBeGreaterThanOrEqual(40);
  const wrong: string[] = [];
  for (const address of addresses()) {
    const text = await read(actors[actor], address);
    for (const { word, kind, for: mayFind, export: mayHave } of canaries) {
      if (!text.includes(word)) continue;
      found.add(word);
      const allowed = address === "/api/user/export" ? mayHave : mayFind;
      // An admin's searches are audited with the search term.
      const own = actor === "admin" && address.startsWith("/api/admin/audit");
      if (!allowed.includes(actor) && !own) wrong.push(`${kind}: ${address}`);
    }
  }
  expect(wrong).toEqual([]);
});

afterAll(() => {
  // A word that nobody finds, although somebody may, proves nothing.
  const lost = canaries.filter(({ word, for: mayFind }) => mayFind.length > 0 && !found.has(word));
  expect(lost.map(({ kind }) => kind)).toEqual([]);
});
