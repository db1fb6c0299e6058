import type { BrowserContext } from "@playwright/test";
import { packed } from "./e2e-payloads";
import { expect } from "./e2e-test";
import { type Account, sql } from "./e2e-world";

type Made = { id: number };

/** Sends a request as the browser's signed-in user. */
export function caller(context: BrowserContext) {
  return async <T = Made>(method: "POST" | "PATCH", path: string, data: object = {}): Promise<T> => {
    const response = await context.request.fetch(path, { method, data });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

type Call = ReturnType<typeof caller>;

/** One after another, because the order on the screen depends on it. */
async function each<T>(texts: string[], make: (text: string, at: number) => Promise<T>): Promise<T[]> {
  const created: T[] = [];
  for (const [at, text] of texts.entries()) created.push(await make(text, at));
  return created;
}

const paragraph = (at: number) => packed(2000)[at % 2] ?? "";

/** Creates forums; the first has threads with all payloads in their titles, texts and answers. */
export async function hostileForums(admin: Call, asker: Call, answerer: Call) {
  const forums = await each(packed(100), (name, at) =>
    admin("POST", "/api/forums", {
      name,
      description: paragraph(at),
      slug: `hostile-${Date.now()}-${at}`,
      order: 9000 + at,
    }),
  );
  const content = packed(20_000, "\n\n")[0] ?? "";
  const forum = forums[0]?.id ?? 0;
  const threads = await each(packed(200), async (title) => {
    const thread = await asker("POST", `/api/forums/${forum}/threads`, { title, content });
    const reply = await answerer("POST", `/api/threads/${thread.id}/posts`, { content });
    await asker("POST", `/api/posts/${reply.id}/mark-as-answer`);
    await asker("POST", `/api/posts/${reply.id}/report`, { reason: "other", note: paragraph(0) });
    return thread.id;
  });
  return { forum, forums: forums.map(({ id }) => id), threads };
}

/** Creates groups by one user and invites another; the first has a chat. */
export async function hostileGroups(founder: Call, guest: { username: string }) {
  const groups = await each(packed(80), async (name, at) => {
    const { id } = await founder("POST", "/api/groups", { name, description: paragraph(at), isPrivate: at % 2 === 1 });
    if (at > 0) await founder("POST", `/api/groups/${id}/invitations`, guest);
    return id;
  });
  const [group = 0] = groups;
  const messages = await each(packed(200), (content) => founder("POST", `/api/groups/${group}/messages`, { content }));
  const comments = `/api/groups/messages/${messages.at(-1)?.id}/comments`;
  await each(packed(4000), (content) => founder("POST", comments, { content }));
  return { group, groups };
}

/** Creates courses; the first has modules and topics. */
export async function hostileCourses(admin: Call) {
  const courses = await each(packed(200), (title, at) =>
    admin("POST", "/api/admin/courses", { title, description: paragraph(at) }),
  );
  const courseId = courses[0]?.id ?? 0;
  const modules = await each(packed(200), (title, order) =>
    admin("POST", "/api/admin/modules", { courseId, title, description: paragraph(order), order, duration: 60 }),
  );
  const moduleId = modules[0]?.id;
  await each(packed(200), (title, order) =>
    admin("POST", "/api/admin/topics", { moduleId, title, description: paragraph(order), order }),
  );
  return { course: courseId, courses: courses.map(({ id }) => id) };
}

export const hostileEvents = (student: Call) =>
  each(packed(200), (title, at) => {
    const day = `${new Date().toISOString().slice(0, 8)}${String((at % 20) + 1).padStart(2, "0")}`;
    return student("POST", "/api/events", { title, description: paragraph(at), startDate: `${day}T10:00:00.000Z` });
  });

export const HOSTILE = "hostile-";

/** Creates users with all payloads in their names, and usernames that begin alike. */
export const hostileNames = () =>
  each(packed(100), (name, at) =>
    sql(
      `insert into "User" (id, username, name, email, "emailVerified")
       values (uuidv7()::text, $1 || $3, $2, $1 || $3 || '@example.test', now())`,
      HOSTILE,
      name,
      String(at),
    ),
  );

/** Deletes everything, so that later tests do not see it. */
export async function clearAway(people: Account[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await sql(`delete from "Notification" where title like '%ran()%' or message like '%ran()%'`);
  await sql(`delete from "Forum" where "order" >= 9000`);
  await sql(`delete from "Course" where title like '%ran()%' or description like '%ran()%'`);
  await sql(`delete from "Group" where "createdBy" = any($1)`, ids);
  await sql(`delete from "User" where id = any($1) or username like $2`, ids, `${HOSTILE}%`);
}
