import { readdirSync } from "node:fs";
import path from "node:path";
import { Caller } from "./e2e-caller";
import { castMember, createStudent, sql } from "./e2e-world";

export const ACTORS = ["anonymous", "stranger", "member", "exMember", "owner", "admin"] as const;
export type Actor = (typeof ACTORS)[number];
export type Canary = { word: string; kind: string; for: readonly Actor[] };

type People = Record<Actor, Caller>;

const letters = (count: number) => String.fromCharCode(97 + Math.floor(count / 26), 97 + (count % 26));

/** The pages of planted rows, by the route that renders them. */
type Pages = Record<string, string[]>;

/** Puts words into the running product, each in one place, and says who may find them and on which pages to look. */
export async function plantCanaries() {
  const canaries: Canary[] = [];
  const run = [...Date.now().toString()].map((digit) => letters(Number(digit)).at(-1)).join("");
  const canary = (kind: string, ...mayFind: Actor[]) => {
    const word = `canary${run}${letters(canaries.length)}`;
    canaries.push({ word, kind, for: mayFind });
    return word;
  };
  const people = await plantPeople(canary);
  const pages = {
    ...(await plantForums(people, canary)),
    ...(await plantGroups(people, canary)),
    ...(await plantPractice(people, canary)),
  };
  const feed = await plantOwn(people.owner, canary);
  return { canaries, people, feed, paths: pathsOfAllPages(pages) };
}

/** The address of every page in the folder `app`. A page with an id needs planted rows: without them this throws. */
function pathsOfAllPages(planted: Pages): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "page.tsx",
  );
  return files.flatMap((file) => {
    const parts = path.dirname(file).split(path.sep);
    const route = `/${parts.filter((part) => part !== "." && !part.startsWith("(")).join("/")}`;
    if (!route.includes("[")) return [route];
    const paths = planted[route];
    if (!paths) throw new Error(`Nothing is planted for the page ${route}.`);
    return paths;
  });
}

type Plant = (kind: string, ...mayFind: Actor[]) => string;

async function plantPeople(canary: Plant): Promise<People> {
  const one = async (actor: Actor) => {
    const somebody = await createStudent(canary(`name of ${actor}`, actor, "admin"));
    await sql(
      `update "User" set email = $2, "createdAt" = now() - interval '2 days' where id = $1`,
      somebody.id,
      `${canary(`e-mail of ${actor}`, actor, "admin")}@example.test`,
    );
    return Caller.of(somebody);
  };
  return {
    anonymous: Caller.nobody(),
    stranger: await one("stranger"),
    member: await one("member"),
    exMember: await one("exMember"),
    owner: await one("owner"),
    admin: await Caller.of(await castMember("root")),
  };
}

async function plantForums({ stranger, owner, admin }: People, canary: Plant): Promise<Pages> {
  const [{ id: forum } = { id: 0 }] = await sql<{ id: number }>(`select min(id) as id from "Forum" where "isActive"`);
  const open = async (title: string, content: string) => {
    const { id } = await owner.send("POST", `/api/forums/${forum}/threads`, { title, content });
    return id;
  };
  const reply = (thread: number, content: string) => stranger.send("POST", `/api/threads/${thread}/posts`, { content });
  const firstOf = async (thread: number) => {
    const [first] = await owner.send<{ id: number }[]>("GET", `/api/threads/${thread}/posts`);
    return first?.id ?? 0;
  };
  const hide = async (post: number) => {
    await stranger.send("POST", `/api/posts/${post}/report`, { reason: "spam", note: "" });
    const [report] = await admin.send<{ id: number }[]>("GET", `/api/admin/reports?post=${post}`);
    await admin.send("POST", `/api/admin/reports/${report?.id}/resolve`, { action: "hide" });
  };

  const seen = await open(canary("title", ...ACTORS), canary("text", ...ACTORS));
  await reply(seen, canary("reply", ...ACTORS));
  const first = await open("A hidden first post", canary("hidden first post", "admin"));
  await hide(await firstOf(first));
  const answered = await open("A hidden reply", "Text");
  const hidden = await reply(answered, canary("hidden reply", "admin"));
  await owner.send("POST", `/api/posts/${hidden.id}/mark-as-answer`);
  // One's own post cannot be reported, so an admin hides this one through somebody else's report.
  await sql(`update "Post" set "hiddenAt" = now() where id = $1`, hidden.id);
  const deleted = await open("Deleted posts", canary("first post deleted by its author"));
  const gone = await reply(deleted, canary("reply deleted by an admin, kept in the audit", "admin"));
  await owner.send("DELETE", `/api/posts/${await firstOf(deleted)}`);
  await admin.send("DELETE", `/api/posts/${gone.id}`);
  const away = await open(canary("title of a hidden thread", "admin"), canary("text of a hidden thread", "admin"));
  await reply(away, canary("reply in a hidden thread", "admin"));
  await admin.send("PATCH", `/api/threads/${away}`, { isHidden: true });
  const removed = await open(
    canary("title of a deleted thread, kept in the audit", "admin"),
    canary("text of a deleted thread"),
  );
  await admin.send("DELETE", `/api/threads/${removed}`);
  return {
    "/community/forum/[id]": [`/community/forum/${forum}`],
    "/community/thread/[id]": [seen, first, answered, deleted, away, removed].map(
      (thread) => `/community/thread/${thread}`,
    ),
  };
}

async function plantGroups({ stranger, member, exMember, owner }: People, canary: Plant): Promise<Pages> {
  const made = await owner.send("POST", "/api/groups", {
    name: canary("name of a private group", "owner", "member", "admin"),
    description: canary("description of a private group", "owner", "member", "admin"),
    isPrivate: true,
  });
  const { link } = await owner.send<{ link: string }>("POST", `/api/groups/${made.id}/invitation-links`);
  const invite = new URL(link).searchParams.get("invite") ?? "";
  for (const one of [member, exMember]) await one.send("POST", `/api/groups/${made.id}/join`, { invite });
  await owner.send("DELETE", `/api/groups/${made.id}/members/${exMember.id}`);
  const say = (content: string, group = made.id) => owner.send("POST", `/api/groups/${group}/messages`, { content });
  await say(canary("message in a private group", "owner", "member"));
  const taken = await say(canary("deleted message"));
  await owner.send("DELETE", `/api/groups/messages/${taken.id}`);
  const opened = await owner.send("POST", "/api/groups", {
    name: "Opened",
    description: "Private at first",
    isPrivate: true,
  });
  await say(canary("message from before the group became public", "owner"), opened.id);
  await owner.send("PATCH", `/api/groups/${opened.id}`, { isPrivate: false });
  await stranger.send("POST", `/api/groups/${opened.id}/join`, {});
  const addresses = [made.id, opened.id].map((id) => `/community/group/${id}`);
  return { "/community/group/[id]": addresses.flatMap((one) => [one, `${one}?invite=${"0".repeat(64)}`]) };
}

/** The address of the owner's calendar feed. */
async function plantOwn(owner: Caller, canary: Plant): Promise<string> {
  await owner.send("POST", "/api/events", {
    title: canary("title of an event", "owner"),
    description: canary("description of an event", "owner"),
    startDate: new Date(Date.now() + 86_400_000).toISOString(),
    endDate: new Date(Date.now() + 90_000_000).toISOString(),
  });
  const title = canary("title of a notification", "owner");
  await sql(
    `insert into "Notification" ("userId", title, message, cause) values ($1, $2, 'A message', $2)`,
    owner.id,
    title,
  );
  const { address } = await owner.send<{ address: string }>("POST", "/api/user/calendar-feed");
  return new URL(address).pathname;
}

/**
 * Questions with a word in each text of their keys: in an open quiz and an open exam of the owner's, and in an answered
 * quiz of the member's.
 */
async function plantPractice({ owner, member, admin }: People, canary: Plant): Promise<Pages> {
  const [made] = await sql<{ course: number; topic: number; module: number }>(
    `with c as (insert into "Course" (title, description, "totalLessons") values ('Canaries', 'A course for a test.', 1) returning id),
          m as (insert into "Module" ("courseId", title, description, "order", "lessonCount") select id, 'First', 'A module for a test.', 0, 1 from c returning id),
          t as (insert into "Topic" ("moduleId", title, description, "order") select id, 'Topic', 'A topic for a test.', 0 from m returning id)
     select c.id as course, m.id as module, t.id as topic from c, m, t`,
  );
  if (!made) throw new Error("There is no course.");
  const questions: { id: number; key: string }[] = [];
  for (const kind of ["choice", "number", "choice"] as const)
    questions.push(await plantQuestion(made.topic, { kind, place: questions.length, canary }));
  await admin.send("PUT", `/api/admin/topics/${made.topic}/lesson`, {
    text: `Why it matters.\n\n\`\`\`try\n${questions[0]?.key}\n\`\`\`\n\nThe end.`,
    sources: [],
    version: 0,
  });
  for (const one of [owner, member]) await one.send("POST", `/api/courses/${made.course}/enroll`);
  const start = (who: Caller) =>
    who.send("POST", "/api/attempts", { kind: "quiz", topicId: made.topic, tab: "canaries" });
  const [open, finished] = [await start(owner), await start(member)];
  for (const place of questions.keys())
    await member.send("POST", `/api/attempts/${finished.id}/items/${place + 1}/answer`, {
      answer: null,
      seconds: 20,
      tab: "canaries",
    });
  const attempts = [open.id, finished.id, await plantExam(await start(owner), owner)];
  return {
    "/courses/[id]": [`/courses/${made.course}`],
    "/courses/[id]/mock": [`/courses/${made.course}/mock`],
    "/courses/[id]/readiness": [`/courses/${made.course}/readiness`],
    "/courses/[id]/topics/[topicId]": [`/courses/${made.course}/topics/${made.topic}`],
    "/practice/[id]": attempts.map((id) => `/practice/${id}`),
    "/practice/[id]/result": attempts.map((id) => `/practice/${id}/result`),
    "/admin/lessons/[topicId]": [`/admin/lessons/${made.topic}`],
    "/admin/questions/[id]": questions.map(({ id }) => `/admin/questions/${id}`),
  };
}

/** Makes an exam of a quiz, because this course has no paper, and answers one of its questions. */
async function plantExam({ id }: { id: number }, student: Caller): Promise<number> {
  await sql(`update "Attempt" set kind = 'mini', "endsAt" = now() + interval '1 hour' where id = $1`, id);
  const { items } = await student.send<{ items: { place: number; question: { kind: string } | null }[] }>(
    "GET",
    `/api/attempts/${id}?tab=canaries`,
  );
  const place = items.find(({ question }) => question?.kind === "choice")?.place;
  await student.send("PUT", `/api/attempts/${id}/items/${place}`, {
    answer: { kind: "choice", option: "a" },
    seconds: 5,
    revision: 0,
    tab: "canaries",
    at: new Date().toISOString(),
  });
  return id;
}

type Question = { kind: "choice" | "number"; place: number; canary: Plant };

async function plantQuestion(topic: number, { kind, place, canary }: Question) {
  // Who has answered a question may read its solution.
  const secret = (what: string) => canary(`${what} of question ${place + 1}`, "member", "admin");
  const key = `canary-${place}-${Date.now()}`;
  const shared = { key, point: "a-point", marks: 2, seconds: 60, difficulty: 0, kind, worked: secret("solution") };
  const content =
    kind === "choice"
      ? {
          ...shared,
          ask: `Which one is right? (${place})`,
          hint: secret("hint"),
          options: [
            { text: "This one", right: true, why: secret("reason") },
            { text: "That one", why: secret("reason of another option") },
          ],
        }
      : {
          ...shared,
          ask: "How much is it?",
          before: "$",
          after: "",
          places: 0,
          answer: 7_654_321,
          mistakes: [{ is: 1_234_567, because: secret("reason of a mistake") }],
        };
  const [row] = await sql<{ id: number }>(
    `with p as (insert into "Point" ("topicId", code, statement, "order") values ($1, $2, 'Something to be known.', $5) returning id),
          q as (insert into "Question" (key, "topicId", "pointId", kind, source, marks, seconds, state, content)
                select $2, $1, p.id, $3, 'written', 2, 60, 'live', $4::jsonb from p returning id)
     insert into "QuestionVersion" ("questionId", version, content) select id, 1, $4::jsonb from q returning "questionId" as id`,
    topic,
    key,
    kind,
    JSON.stringify(content),
    place,
  );
  return { id: row?.id ?? 0, key };
}

/** Takes away what other journeys would find in their lists. */
export async function removeCanaries({ owner, member, exMember, stranger, admin }: People): Promise<void> {
  const rowsOf = (table: string, column: string) =>
    sql<{ id: number }>(`select id from "${table}" where "${column}" = $1 order by id`, owner.id);
  for (const { id } of await rowsOf("Thread", "userId")) await admin.send("DELETE", `/api/threads/${id}`);
  for (const { id } of await rowsOf("Group", "createdBy")) await owner.send("DELETE", `/api/groups/${id}`);
  await sql(`delete from "Course" where title = 'Canaries'`);
  for (const one of [owner, member, exMember, stranger]) {
    const [account] = await sql<{ email: string }>(`select email from "User" where id = $1`, one.id);
    await one.send("DELETE", "/api/user", { email: account?.email });
  }
}
