import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { forum, thread } from "@/tests/support/forums";
import { type Caller, type Person, person, visitor } from "@/tests/support/people";

/** Who may do what in forums: [anonymous, stranger, author, thread creator, admin]. */
type Cell = number | string;
type Row = {
  call: string;
  method: string;
  path: (ids: Ids) => string;
  body?: Record<string, unknown>;
  cells: [Cell, Cell, Cell, Cell, Cell];
};
type Ids = { forum: number; thread: number; post: number };

const POST = { content: "Because" };
const THREAD = { title: "Why credit?", content: "Why?" };
const NOBODY = "401 unauthenticated";
const ADMIN_ONLY = "403 admin_only";

const open: Row[] = [
  { call: "list forums", method: "GET", path: () => "/api/forums", cells: [200, 200, 200, 200, 200] },
  { call: "a forum", method: "GET", path: (at) => `/api/forums/${at.forum}`, cells: [200, 200, 200, 200, 200] },
  { call: "threads", method: "GET", path: (at) => `/api/forums/${at.forum}/threads`, cells: [200, 200, 200, 200, 200] },
  {
    call: "similar",
    method: "GET",
    path: (at) => `/api/forums/${at.forum}/similar?title=Why+credit`,
    cells: [200, 200, 200, 200, 200],
  },
  {
    call: "open a thread",
    method: "POST",
    path: (at) => `/api/forums/${at.forum}/threads`,
    body: THREAD,
    cells: [NOBODY, 201, 201, 201, 201],
  },
  { call: "a thread", method: "GET", path: (at) => `/api/threads/${at.thread}`, cells: [200, 200, 200, 200, 200] },
  { call: "posts", method: "GET", path: (at) => `/api/threads/${at.thread}/posts`, cells: [200, 200, 200, 200, 200] },
  {
    call: "reply",
    method: "POST",
    path: (at) => `/api/threads/${at.thread}/posts`,
    body: POST,
    cells: [NOBODY, 201, 201, 201, 201],
  },
  { call: "like", method: "POST", path: (at) => `/api/posts/${at.post}/like`, cells: [NOBODY, 200, 200, 200, 200] },
  { call: "unlike", method: "DELETE", path: (at) => `/api/posts/${at.post}/like`, cells: [NOBODY, 200, 200, 200, 200] },
  {
    call: "mark as answer",
    method: "POST",
    path: (at) => `/api/posts/${at.post}/mark-as-answer`,
    cells: [NOBODY, "403 not_thread_creator", "403 not_thread_creator", 200, 200],
  },
  {
    call: "unmark",
    method: "DELETE",
    path: (at) => `/api/posts/${at.post}/mark-as-answer`,
    cells: [NOBODY, "403 not_thread_creator", "403 not_thread_creator", 200, 200],
  },
  {
    call: "pin and lock",
    method: "PATCH",
    path: (at) => `/api/threads/${at.thread}`,
    body: { isPinned: true },
    cells: [NOBODY, ADMIN_ONLY, ADMIN_ONLY, ADMIN_ONLY, 200],
  },
  {
    call: "move and hide",
    method: "PATCH",
    path: (at) => `/api/threads/${at.thread}`,
    body: { isHidden: true, forumId: 2_000_000_000 },
    cells: [NOBODY, ADMIN_ONLY, ADMIN_ONLY, ADMIN_ONLY, "400 unknown_reference"],
  },
  {
    call: "retitle",
    method: "PATCH",
    path: (at) => `/api/threads/${at.thread}`,
    body: { title: "Why debit?" },
    cells: [NOBODY, "403 not_thread_creator", "403 not_thread_creator", 200, 200],
  },
  {
    call: "delete a thread",
    method: "DELETE",
    path: (at) => `/api/threads/${at.thread}`,
    cells: [NOBODY, ADMIN_ONLY, ADMIN_ONLY, ADMIN_ONLY, 200],
  },
  {
    call: "report",
    method: "POST",
    path: (at) => `/api/posts/${at.post}/report`,
    body: { reason: "spam" },
    cells: [NOBODY, 200, 200, 200, 200],
  },
  {
    call: "edit a post",
    method: "PATCH",
    path: (at) => `/api/posts/${at.post}`,
    body: POST,
    cells: [NOBODY, "403 forbidden", 200, "403 forbidden", "403 forbidden"],
  },
  {
    call: "delete a post",
    method: "DELETE",
    path: (at) => `/api/posts/${at.post}`,
    cells: [NOBODY, "403 forbidden", 200, "403 forbidden", 200],
  },
  {
    call: "edit a forum",
    method: "PATCH",
    path: (at) => `/api/forums/${at.forum}`,
    body: { name: "Ledgers" },
    cells: [NOBODY, ADMIN_ONLY, ADMIN_ONLY, ADMIN_ONLY, 200],
  },
  {
    call: "delete a forum",
    method: "DELETE",
    path: (at) => `/api/forums/${at.forum}`,
    cells: [NOBODY, ADMIN_ONLY, ADMIN_ONLY, ADMIN_ONLY, 200],
  },
];

const cast: Record<string, Caller> = {};
let people: { stranger: Person; author: Person; creator: Person; admin: Person };

beforeAll(async () => {
  const [stranger, author, creator, admin] = await Promise.all(
    ["ada", "grace", "linus", "root"].map((name) => person(name)),
  );
  if (!stranger || !author || !creator || !admin) throw new Error("A user is missing.");
  people = { stranger, author, creator, admin };
  Object.assign(cast, { anonymous: visitor(), ...people });
});

const ROLES = ["anonymous", "stranger", "author", "creator", "admin"];

async function place(active: boolean): Promise<Ids> {
  const { id } = await forum({ isActive: active });
  const created = await thread({ forumId: id, by: people.creator.id, replies: 1, repliesBy: people.author.id });
  return { forum: id, thread: created.id, post: nth(created.posts, 1) };
}

const statusAndCode = (answer: { status: number; code: string | undefined }) =>
  answer.code ? `${answer.status} ${answer.code}` : answer.status;

describe.each(open)("$call", ({ method, path, body, cells }) => {
  test(`in an active forum: ${cells.join(", ")}`, async () => {
    const found = [];
    for (const who of ROLES)
      found.push(statusAndCode(await (cast[who] as Caller).send(method, path(await place(true)), body)));
    expect(found).toEqual(cells);
  });

  test("in an inactive forum: 404 instead of success for everybody but admins", async () => {
    if (path({ forum: 0, thread: 0, post: 0 }) === "/api/forums") return;
    const found = [];
    for (const who of ROLES)
      found.push(statusAndCode(await (cast[who] as Caller).send(method, path(await place(false)), body)));
    const wished = cells.map((cell, index) => {
      if (index === 4) return method === "POST" && body === THREAD ? "409 forum_inactive" : cell;
      return cell === NOBODY || cell === ADMIN_ONLY ? cell : "404 not_found";
    });
    expect(found).toEqual(wished);
  });
});

test("only admins see inactive forums in the list, and they are marked", async () => {
  const { id } = await forum({ isActive: false });
  const has = async (who: Caller) =>
    (await who.send<{ id: number; isActive: boolean }[]>("GET", "/api/forums")).body.find((one) => one.id === id);
  expect([await has(visitor()), await has(people.stranger), await has(people.admin)]).toMatchObject([
    undefined,
    undefined,
    { isActive: false },
  ]);
});

test("a locked thread accepts replies from nobody, and likes and marks from those who may", async () => {
  const at = await place(true);
  await db.thread.update({ where: { id: at.thread }, data: { isLocked: true } });
  for (const who of [people.stranger, people.author, people.creator, people.admin])
    expect(await who.send("POST", `/api/threads/${at.thread}/posts`, POST)).toMatchObject({
      status: 403,
      code: "thread_locked",
      message: "Thread locked",
    });
  expect((await people.stranger.send("POST", `/api/posts/${at.post}/like`)).status).toBe(200);
  expect((await people.creator.send("POST", `/api/posts/${at.post}/mark-as-answer`)).status).toBe(200);
  expect(await db.post.count({ where: { threadId: at.thread } })).toBe(2);
});

test("only admins see the text of a hidden post; nobody sees that of a deleted one", async () => {
  const at = await place(true);
  await db.post.update({ where: { id: at.post }, data: { hiddenAt: new Date() } });
  const shows = async (who: Caller) => {
    const { body } = await who.send<{ id: number; content: string; removed: string | null }[]>(
      "GET",
      `/api/threads/${at.thread}/posts`,
    );
    return body.find(({ id }) => id === at.post);
  };
  for (const who of [visitor(), people.stranger, people.author])
    expect(await shows(who)).toMatchObject({ content: "", removed: "hidden" });
  expect(await shows(people.admin)).toMatchObject({ content: "Reply 1", removed: "hidden" });
  expect((await people.stranger.send("POST", `/api/posts/${at.post}/like`)).status).toBe(404);
  await people.admin.send("DELETE", `/api/posts/${at.post}`);
  expect(await shows(people.admin)).toMatchObject({ content: "", removed: "moderator" });
});
