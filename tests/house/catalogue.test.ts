import { existsSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { addDays, dayIn } from "@/lib/platform/time/civil";
import { migrate } from "@/prisma/migrate.mjs";
import { seed } from "@/prisma/seed";
import { cast } from "@/prisma/seed/cast";
import { catalogue } from "@/prisma/seed/catalogue/all";
import {
  disclaimerOf,
  imageOf,
  moduleDescriptionOf,
  noteOf,
  titleOf,
  topicCodeOf,
  topicsOf,
} from "@/prisma/seed/catalogue/shape";
import { forums, slugFor } from "@/prisma/seed/forums";
import { talks } from "@/prisma/seed/talk";
import { emptyDatabase } from "@/tests/support/postgres";

/** Areas and their subject areas, as the syllabus documents list them. */
const OFFICIAL: Record<string, number[]> = {
  BT: [9, 5, 7, 6, 5, 4],
  MA: [4, 4, 4, 6, 3, 4],
  FA: [5, 2, 2, 10, 2, 3, 6, 2, 3],
  FR: [4, 12, 4, 2, 4],
  AA: [4, 6, 6, 7, 5, 4],
  FM: [4, 3, 3, 4, 5, 4, 4, 4],
  PM: [3, 5, 6, 7, 3, 4],
  AUD: [6, 8, 7, 5],
};

test("the catalogue has each official area once", () => {
  const counted = catalogue.map(({ code, modules }) => [code, modules.map(({ topics }) => Object.keys(topics).length)]);
  expect(Object.fromEntries(counted)).toEqual(OFFICIAL);
});

/** Every topic: its code, its title and its course's code. */
const codes = catalogue.flatMap((course) =>
  course.modules.flatMap((module, index) =>
    Object.keys(module.topics).map((title) => [topicCodeOf(course, index, title), title, course.code] as const),
  ),
);

test("every topic has a code of its own", () => {
  expect(new Set(codes.map(([code]) => code)).size).toBe(239);
  expect(codes).toContainEqual(["FA.D.inventory", "Inventory", "FA"]);
  expect(codes).toContainEqual(["FA.A.users-and-stakeholders-needs", "Users' and stakeholders' needs", "FA"]);
});

describe.each(catalogue)("$code", (course) => {
  test("names and descriptions follow the rules of the admin forms", () => {
    const named = [
      [titleOf(course), course.description] as const,
      ...course.modules.map((module) => [module.title, moduleDescriptionOf(module)] as const),
      ...course.modules.flatMap(({ topics }) => Object.entries(topics)),
    ];
    for (const [title, description] of named) {
      expect(title.length).toBeGreaterThanOrEqual(3);
      expect(title.length).toBeLessThanOrEqual(200);
      expect(description.length).toBeGreaterThanOrEqual(40);
      expect(description).toMatch(/^[^!]+[.?]$/);
      expect(description.trim()).toBe(description);
    }
  });

  test("no name occurs twice", () => {
    for (const names of [topicsOf(course), course.modules.map(({ title }) => title)])
      expect(new Set(names).size).toBe(names.length);
  });

  test("a topic takes between 30 and 90 minutes", () => {
    for (const { minutes, topics } of course.modules) {
      expect(minutes / Object.keys(topics).length).toBeGreaterThanOrEqual(30);
      expect(minutes / Object.keys(topics).length).toBeLessThanOrEqual(90);
    }
  });

  test("source, period and independence are stated", () => {
    expect(new URL(course.source).protocol).toBe("https:");
    expect(course.period).toMatch(/20\d\d/);
    expect(disclaimerOf(course)).toContain("not affiliated with or approved by");
    expect(noteOf(course)).toContain(disclaimerOf(course));
  });

  test("a link to the study guide of another period says so", () => {
    const linked = course.source.match(/s(\d\d)[-_][aj](\d\d)/i)?.slice(1);
    if (!linked) return expect(course.sourcePeriod).toBeUndefined();
    const own = [...course.period.matchAll(/20(\d\d)/g)].map(([, year]) => year);
    const stated = [...(course.sourcePeriod ?? course.period).matchAll(/20(\d\d)/g)].map(([, year]) => year);
    expect(stated).toEqual(linked);
    expect(noteOf(course).includes("The link leads to")).toBe(own.join() !== linked.join());
  });

  test("its cover exists and is a small file", () => {
    const file = path.join("public", imageOf(course));
    expect(existsSync(file), file).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(40_000);
  });
});

test("areas whose outline differs between sources say so", () => {
  const noted = catalogue.filter((course) => noteOf(course).includes("check the current study guide"));
  expect(noted.map(({ code }) => code)).toEqual(["BT", "AUD"]);
});

test("only AUD states official weights, and they can add up to 100", () => {
  const weights = catalogue.flatMap(({ code, modules }) =>
    modules.flatMap(({ weight }) => (weight ? [{ code, weight }] : [])),
  );
  expect(new Set(weights.map(({ code }) => code))).toEqual(new Set(["AUD"]));
  expect(weights.reduce((sum, { weight }) => sum + weight.from, 0)).toBeLessThanOrEqual(100);
  expect(weights.reduce((sum, { weight }) => sum + weight.to, 0)).toBeGreaterThanOrEqual(100);
});

test("every course has a forum, and every sample thread belongs to one", () => {
  const slugs = forums.map(({ name }) => slugFor(name));
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(forums.flatMap(({ courseCode }) => courseCode ?? [])).toEqual(catalogue.map(({ code }) => code));
  expect(slugs).toEqual(expect.arrayContaining(talks.map(({ forum }) => forum)));
});

describe("the sample users", () => {
  test("complete one topic on each of their days, oldest first", () => {
    for (const { studied, days } of cast) {
      expect(days).toHaveLength(studied.reduce((sum, [, topics]) => sum + topics, 0));
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }
  });

  test("stay in first modules without Premium", () => {
    for (const { studied } of cast.filter((person) => !person.premium))
      for (const [code, topics] of studied) expect(topics).toBeLessThanOrEqual(OFFICIAL[code]?.[0] ?? 0);
  });
});

describe("seeding", () => {
  test.each(["2027-03-28T00:30:00Z", "2026-11-20T21:30:00Z", "2026-06-01T12:00:00Z"])(
    "gives consistent data at %s",
    async (time) => {
      const now = new Date(time);
      await onSeeded(now, async (client) => {
        const ada = await rowsOf(client, STREAK, ["ada"]);
        expect(ada).toEqual([{ day: addDays(dayIn("Europe/Berlin", now), -1), streak: 12 }]);
        for (const [promise, statement] of Object.entries(UNTRUE))
          expect(await rowsOf(client, statement, statement.includes("$1") ? [now] : []), promise).toEqual([]);
      });
    },
  );

  test("again changes nothing, also on another day", async () => {
    await onSeeded(new Date("2026-11-20T10:00:00Z"), async (client, url) => {
      const before = await everything(client);
      await seed(url, new Date("2027-01-05T10:00:00Z"));
      expect(await everything(client)).toEqual(before);
    });
  });

  test("gives every topic its code, also in older databases, and keeps the code when the title changes", async () => {
    await onSeeded(new Date("2026-11-20T10:00:00Z"), async (client, url) => {
      const coded = () => rowsOf(client, `select code, title from "Topic" order by code`, []);
      const before = await coded();
      expect(before.map(({ code }) => code)).toEqual(codes.map(([code]) => code).sort());
      await client.query(`update "Topic" set title = 'Stock' where code = 'FA.D.inventory'`);
      await client.query(`update "Topic" set code = null where code like 'MA.%'`);
      await client.query(`alter table "AuditEntry" disable trigger user`);
      await client.query(`delete from "AuditEntry" where "targetType" = 'topic-codes'`);
      await seed(url);
      expect(await coded()).toEqual(
        before.map((row) => (row.code === "FA.D.inventory" ? { ...row, title: "Stock" } : row)),
      );
    });
  });

  test("corrects a period that has passed, but no text that somebody has edited", async () => {
    await onSeeded(new Date("2026-11-20T10:00:00Z"), async (client, url) => {
      await client.query(
        `update "Course" set "syllabusPeriod" = 'September 2025 to August 2026' where code in ('FA', 'MA')`,
      );
      await client.query(`update "Course" set "syllabusPeriod" = 'Our own period' where code = 'MA'`);
      await client.query(`alter table "AuditEntry" disable trigger user`);
      await client.query(`delete from "AuditEntry" where "targetType" = 'correction'`);
      await seed(url);
      expect(
        await rowsOf(
          client,
          `select code, "syllabusPeriod" as period from "Course" where code in ('FA', 'MA') order by code`,
          [],
        ),
      ).toEqual([
        { code: "FA", period: "September 2026 to August 2027" },
        { code: "MA", period: "Our own period" },
      ]);
      expect(
        await rowsOf(client, `select id from "Topic" where description like '%IAS 1 %' and code like 'FA.%'`, []),
      ).toEqual([]);
    });
  });

  test("changes nothing that people edited or deleted", async () => {
    await onSeeded(new Date("2026-11-20T10:00:00Z"), async (client, url) => {
      await client.query(`update "Course" set title = 'Our own title' where code = 'FA'`);
      await client.query(`delete from "Course" where code = 'PM'`);
      await client.query(`delete from "User" where username = 'ada'`);
      const before = await everything(client);
      await seed(url);
      expect(await everything(client)).toEqual(before);
    });
  });
});

const STREAK = `select s.day::text, s.streak from "StudyDay" s join "User" u on u.id = s."userId"
  where u.username = $1 and s.streak > 0 order by s.day desc limit 1`;

/** Each query selects the rows that break the rule it is named after. */
const UNTRUE = {
  "totals of courses": `select code from "Course" c where ("totalLessons", "totalDuration") <> (
    select sum("lessonCount"), sum(duration) from "Module" m where m."courseId" = c.id)`,
  "lesson counts": `select id from "Module" m where "lessonCount" <> (select count(*) from "Topic" t where t."moduleId" = m.id)`,
  "orders within a course": `select "courseId" from "Module" group by "courseId", "order" having count(*) > 1`,
  "orders within a module": `select "moduleId" from "Topic" group by "moduleId", "order" having count(*) > 1`,
  "exam events and exam dates": `select e.id from "Enrollment" e full join (select * from "Event" where "isExamEvent") v
    on v."userId" = e."userId" and v."courseId" = e."courseId" where v.day is distinct from e."examDate"`,
  "study days and completed topics": `select * from "StudyDay" s join "User" u on u.id = s."userId" where topics <> (
    select count(*) from "Progress" p where p."userId" = u.id and (p."completedAt" at time zone u."timeZone")::date = s.day)`,
  "nothing studied in the future": `select id from "Progress" where "completedAt" > $1`,
  "nothing studied before joining": `select p.id from "Progress" p join "User" u on u.id = p."userId"
    where p."completedAt" < u."createdAt"`,
  "post counts": `select id from "Thread" t where "postCount" <> (select count(*) from "Post" p where p."threadId" = t.id)`,
  "posts in the order of their time": `select a.id from "Post" a join "Post" b on b."threadId" = a."threadId" and b.id > a.id
    where b."createdAt" <= a."createdAt"`,
  "likes of posts": `select id from "Post" p where "likeCount" <> (select count(*) from "PostLike" l where l."postId" = p.id)`,
  "forum counts": `select id from "Forum" f where ("threadCount", coalesce("lastActivityAt", 'epoch')) <> (
    select count(*), coalesce(max(t."lastActivityAt"), 'epoch') from "Thread" t where t."forumId" = f.id)`,
  "group counts": `select id from "Group" g where ("memberCount", "lastMessageId") <> (
    (select count(*) from "GroupMember" m where m."groupId" = g.id), (select max(id) from "GroupMessage" m where m."groupId" = g.id))`,
  "answered points and their cards": `select i.id from "AttemptItem" i join "Point" p on p.id = i."pointId" and p."isActive"
    where i."answeredAt" is not null and not exists (
      select from "Card" c where c."userId" = i."userId" and c."pointId" = i."pointId")`,
  "nothing told before it happened": `select id from "Notification" where "createdAt" > $1`,
};

async function onSeeded(now: Date, work: (client: pg.Client, url: string) => Promise<void>) {
  const database = await emptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrate(database.url);
    await seed(database.url, now);
    await client.connect();
    await work(client, database.url);
  } finally {
    await client.end();
    await database.drop();
  }
}

const rowsOf = async (client: pg.Client, statement: string, values: unknown[]) =>
  (await client.query(statement, values)).rows;

/** The seed's own records are not content. */
async function everything(client: pg.Client) {
  const tables = await client.query(`select tablename as name from pg_tables where schemaname = 'public'
    and tablename <> 'SeededContent' order by 1`);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.rows)
    rows[name] = (await client.query(`select t::text from "${name}" t order by 1`)).rows.map(({ t }) => t);
  return rows;
}
