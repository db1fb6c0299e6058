import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { minutesOf } from "@/lib/lessons/rules";
import { type LessonFile, lessonFileOf } from "@/lib/lessons/rules/lesson-file";
import type { PrismaClient } from "../generated/client";
import { seedContent } from "./content";
import type { Tx } from "./once";

const CATALOGUE = path.join(import.meta.dirname, "catalogue");

export type ShippedLesson = LessonFile & { file: string; hash: string };

/** All lessons shipped with the product, by file name. */
export function shippedLessons(folder = CATALOGUE): ShippedLesson[] {
  const papers = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return papers
    .map(({ name }) => path.join(folder, name, "lessons"))
    .filter((lessons) => existsSync(lessons))
    .flatMap((lessons) => readdirSync(lessons).map((name) => path.join(lessons, name)))
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => {
      const content = readFileSync(file, "utf8");
      return { ...lessonFileOf(content), file: path.relative(folder, file), hash: hashOf(content) };
    });
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Adds missing lessons, and updates a lesson if its file has changed and nobody edited it here. An edited lesson is not
 * changed; its new shipped text is stored beside it. Deleted lessons stay deleted.
 */
export async function seedLessons(db: PrismaClient, lessons = shippedLessons()): Promise<void> {
  const whole = hashOf(lessons.map(({ file, hash }) => `${file} ${hash}`).join("\n"));
  await seedContent(db, { kind: "lessons", hash: whole }, (tx) => writeLessons(tx, lessons));
}

async function writeLessons(tx: Tx, lessons: ShippedLesson[]): Promise<void> {
  const changed = await changedSince(tx, lessons);
  await writeShipped(tx, changed);
  await writeTexts(tx, await untouched(tx, changed));
}

type Row = { topicId: number; lesson: ShippedLesson };

/**
 * The lessons whose file has changed since the last seeding. Their topics are locked as an admin's save locks them,
 * ordered by id; if both happen at once, the admin's text wins.
 */
async function changedSince(tx: Tx, lessons: ShippedLesson[]): Promise<Row[]> {
  const byCode = new Map(lessons.map((lesson) => [lesson.topic, lesson]));
  const topics = await tx.topic.findMany({
    where: { code: { in: [...byCode.keys()] } },
    select: { id: true, code: true, shippedLesson: { select: { hash: true } } },
    orderBy: { id: "asc" },
  });
  const changed = topics.flatMap(({ id, code, shippedLesson }) => {
    const lesson = byCode.get(code ?? "");
    return lesson && lesson.hash !== shippedLesson?.hash ? [{ topicId: id, lesson }] : [];
  });
  const ids = changed.map(({ topicId }) => topicId);
  await tx.$queryRaw`select from "Topic" where id = any(${ids}::int[]) order by id for no key update`;
  return changed;
}

async function writeShipped(tx: Tx, list: readonly Row[]): Promise<void> {
  await tx.$executeRaw`
    insert into "ShippedLesson" ("topicId", text, sources, hash, points)
    select n."topicId", n.text, n.sources, n.hash, n.points
    from jsonb_to_recordset(${recordsOf(list)}::jsonb) as n("topicId" int, text text, sources text[], hash text, points jsonb)
    on conflict ("topicId") do update set
      text = excluded.text, sources = excluded.sources, hash = excluded.hash, points = excluded.points`;
}

const recordsOf = (list: readonly Row[]): string =>
  JSON.stringify(
    list.map(({ topicId, lesson: { text, sources, hash, points } }) => ({ topicId, text, sources, hash, points })),
  );

type Next = Row & { version: number };

/** Without lessons that somebody edited or deleted here, each with its next version. */
async function untouched(tx: Tx, changed: readonly Row[]): Promise<Next[]> {
  const ids = changed.map(({ topicId }) => topicId);
  const found = await tx.$queryRaw<{ topicId: number; last: number; isTouched: boolean }[]>`
    select t.id as "topicId", coalesce(v.last, 0) as last,
           l."editedAt" is not null or (l."topicId" is null and v.last is not null) as "isTouched"
    from "Topic" t left join "Lesson" l on l."topicId" = t.id
    left join lateral (select max(version) as last from "LessonVersion" where "topicId" = t.id) v on true
    where t.id = any(${ids}::int[])`;
  const states = new Map(found.map((state) => [state.topicId, state]));
  return changed.flatMap((row) => {
    const state = states.get(row.topicId);
    return state && !state.isTouched ? [{ ...row, version: state.last + 1 }] : [];
  });
}

async function writeTexts(tx: Tx, list: readonly Next[]): Promise<void> {
  const texts = JSON.stringify(
    list.map(({ topicId, version, lesson: { text, sources, hash } }) => {
      return { topicId, version, text, sources, hash, minutes: minutesOf(text) };
    }),
  );
  await tx.$executeRaw`
    with n as (
      select * from jsonb_to_recordset(${texts}::jsonb)
        as n("topicId" int, version int, text text, sources text[], hash text, minutes int)
    ), versions as (
      insert into "LessonVersion" ("topicId", version, text, sources) select "topicId", version, text, sources from n
    ), topics as (
      update "Topic" t set "lessonMinutes" = n.minutes from n where t.id = n."topicId"
    )
    insert into "Lesson" ("topicId", text, sources, minutes, version, "shippedHash")
    select "topicId", text, sources, minutes, version, hash from n
    on conflict ("topicId") do update set
      text = excluded.text, sources = excluded.sources, minutes = excluded.minutes, version = excluded.version,
      "shippedHash" = excluded."shippedHash", "updatedAt" = now()`;
  await writePoints(tx, list);
}

/** Points that a lesson no longer lists stay in the database for their answers, but get no more questions. */
async function writePoints(tx: Tx, list: readonly Row[]): Promise<void> {
  const points = list.flatMap(({ topicId, lesson }) =>
    lesson.points.map(({ code, statement }, at) => ({ topicId, code, statement, order: at + 1 })),
  );
  const ids = list.map(({ topicId }) => topicId);
  const codes = points.map(({ code }) => code);
  await tx.$executeRaw`
    update "Point" set "isActive" = false
    where "topicId" = any(${ids}::int[]) and code <> all(${codes}::text[]) and "isActive"`;
  await tx.$executeRaw`
    insert into "Point" ("topicId", code, statement, "order")
    select n."topicId", n.code, n.statement, n."order"
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as n("topicId" int, code text, statement text, "order" int)
    on conflict (code) do update set
      statement = excluded.statement, "order" = excluded."order", "isActive" = true`;
}
