import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "@/lib/questions/rules/written";
import { fingerprint } from "../../local/fingerprint.mjs";
import type { PrismaClient } from "../generated/client";
import type { TopicQuestions } from "./catalogue/written-questions";
import type { Tx } from "./once";

const CATALOGUE = "prisma/seed/catalogue";
const SOURCES = [CATALOGUE, "lib/questions/templates", "lib/questions/rules", "lib/accountancy"];
const KIND = "questions";
const LOCK = 1495;

/** One question as stored. */
type Row = {
  key: string;
  topic: string;
  point: string;
  kind: string;
  source: "written" | "template";
  marks: number;
  seconds: number;
  difficulty: number;
  reserved: boolean;
  version: number;
  content: Content | null;
  hash: string;
};

/**
 * Updates the questions to the shipped ones. Questions edited by an admin are not changed, and those no longer shipped
 * are withdrawn. Nothing is read or written if nothing changed since the last time.
 */
export async function seedQuestions(db: PrismaClient): Promise<void> {
  // A question becomes live when its point exists, which is created with the lesson.
  const lessons = await db.seededContent.findUnique({ where: { kind: "lessons" } });
  const hash = fingerprint(SOURCES, lessons?.hash ?? "");
  const seeded = await db.seededContent.findUnique({ where: { kind: KIND } });
  if (seeded?.hash === hash) return;
  const rows = [...(await writtenRows()), ...(await templateRows())];
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK})`;
      await writeRows(tx, rows);
      await tx.seededContent.upsert({ where: { kind: KIND }, create: { kind: KIND, hash }, update: { hash } });
    },
    { maxWait: 30_000, timeout: 60_000 },
  );
}

/** All files of written questions, 'fa/questions/d-inventory.ts'. */
export const questionFiles = (): string[] =>
  readdirSync(CATALOGUE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /^\w+\/questions\/[^/]+\.ts$/.test(name))
    .sort()
    .map((name) => `${CATALOGUE}/${name}`);

export async function writtenTopics(): Promise<(TopicQuestions & { file: string })[]> {
  return Promise.all(
    questionFiles().map(async (file) => {
      const { default: topic } = await import(pathToFileURL(path.resolve(file)).href);
      return { ...(topic as TopicQuestions), file };
    }),
  );
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

async function writtenRows(): Promise<Row[]> {
  return (await writtenTopics()).flatMap(({ topic, questions }) =>
    questions.map(({ checkedOn, ...content }): Row => {
      const { key, point, kind, marks, seconds, difficulty, reserved = false } = content;
      return {
        key,
        topic,
        kind,
        marks,
        seconds,
        difficulty,
        reserved,
        content,
        point: `${topic}.${point}`,
        source: "written",
        version: 1,
        hash: hashOf({ topic, content }),
      };
    }),
  );
}

async function templateRows(): Promise<Row[]> {
  const { templates } = await import("@/lib/questions/templates/registry");
  return [...templates.values()].map((template): Row => {
    const { key, version, point, marks, seconds, difficulty, reserved = false } = template;
    const facts = { key, version, point, marks, seconds, difficulty, reserved };
    return {
      ...facts,
      topic: point.split(".").slice(0, 3).join("."),
      kind: template.variant(1).shown.kind,
      source: "template",
      content: null,
      hash: hashOf(facts),
    };
  });
}

async function writeRows(tx: Tx, rows: Row[]): Promise<void> {
  const list = JSON.stringify(rows);
  await tx.$executeRaw`
    insert into "Question" (key, "topicId", "pointId", kind, source, marks, seconds, difficulty, reserved, version,
                            content, "shippedHash", state)
    select n.key, t.id, p.id, n.kind, n.source, n.marks, n.seconds, n.difficulty, n.reserved, n.version,
           nullif(n.content, 'null'), n.hash, case when p.id is null then 'draft' else 'live' end
    from jsonb_to_recordset(${list}::jsonb) as n(key text, topic text, point text, kind text, source text, marks float8,
      seconds int, difficulty float8, reserved boolean, version int, content jsonb, hash text)
    join "Topic" t on t.code = n.topic
    left join "Point" p on p.code = n.point and p."topicId" = t.id
    order by n.key
    on conflict (key) do update set
      "topicId" = excluded."topicId", "pointId" = excluded."pointId", kind = excluded.kind, source = excluded.source,
      marks = excluded.marks, seconds = excluded.seconds, difficulty = excluded.difficulty, reserved = excluded.reserved,
      content = excluded.content, "shippedHash" = excluded."shippedHash", "updatedAt" = now(),
      version = case when excluded.source = 'template' then excluded.version
                     when "Question".content is distinct from excluded.content then "Question".version + 1
                     else "Question".version end,
      state = case when "Question".state = 'draft' then excluded.state else "Question".state end
    where "Question"."editedAt" is null
      and ("Question"."shippedHash", "Question"."pointId") is distinct from (excluded."shippedHash", excluded."pointId")`;
  await tx.$executeRaw`
    insert into "QuestionVersion" ("questionId", version, content)
    select id, version, content from "Question" where content is not null
    on conflict ("questionId", version) do nothing`;
  const keys = rows.map(({ key }) => key);
  const gone = await tx.$queryRaw<{ key: string }[]>`
    update "Question" set state = 'withdrawn', "updatedAt" = now()
    where "shippedHash" is not null and "editedAt" is null and state <> 'withdrawn' and key <> all(${keys}::text[])
    returning key`;
  if (gone.length > 0)
    console.log(`Withdrawn because they are no longer shipped: ${gone.map(({ key }) => key).join(", ")}`);
}
