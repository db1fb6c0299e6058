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

/** Every lesson that comes with the product, by the name of its file. */
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
 * Writes a lesson where none is, and anew where its file has changed and nobody edited it here. An edited lesson is left
 * alone, and its shipped text is kept beside it. What was deleted stays deleted.
 */
export async function seedLessons(db: PrismaClient, lessons = shippedLessons()): Promise<void> {
  const whole = hashOf(lessons.map(({ file, hash }) => `${file} ${hash}`).join("\n"));
  await seedContent(db, { kind: "lessons", hash: whole }, (tx) => writeLessons(tx, lessons));
}

async function writeLessons(tx: Tx, lessons: ShippedLesson[]): Promise<void> {
  const codes = lessons.map(({ topic }) => topic);
  const topics = await tx.topic.findMany({
    where: { code: { in: codes } },
    select: { id: true, code: true, shippedLesson: { select: { hash: true } } },
    orderBy: { id: "asc" },
  });
  const byCode = new Map(lessons.map((lesson) => [lesson.topic, lesson]));
  for (const { id, code, shippedLesson } of topics) {
    const lesson = byCode.get(code as string);
    if (lesson && lesson.hash !== shippedLesson?.hash) await writeLesson(tx, id, lesson);
  }
}

/** The topic is held as an admin's save holds it: of the two, hers comes out on top. */
async function writeLesson(tx: Tx, topicId: number, { text, sources, points, hash }: ShippedLesson): Promise<void> {
  await tx.$queryRaw`select from "Topic" where id = ${topicId} for no key update`;
  const shipped = { text, sources, points, hash };
  await tx.shippedLesson.upsert({ where: { topicId }, create: { topicId, ...shipped }, update: shipped });
  const before = await tx.lesson.findUnique({ where: { topicId }, select: { version: true, editedAt: true } });
  const last = await tx.lessonVersion.aggregate({ where: { topicId }, _max: { version: true } });
  const isDeleted = before === null && last._max.version !== null;
  if (before?.editedAt || isDeleted) return;
  const version = (last._max.version ?? 0) + 1;
  const data = { text, sources, minutes: minutesOf(text), version, shippedHash: hash };
  await tx.lesson.upsert({ where: { topicId }, create: { topicId, ...data }, update: data });
  await tx.lessonVersion.create({ data: { topicId, version, text, sources } });
  await tx.topic.update({ where: { id: topicId }, data: { lessonMinutes: data.minutes } });
  await writePoints(tx, topicId, points);
}

async function writePoints(tx: Tx, topicId: number, points: LessonFile["points"]): Promise<void> {
  const codes = points.map(({ code }) => code);
  await tx.point.updateMany({ where: { topicId, code: { notIn: codes } }, data: { isActive: false } });
  for (const [order, { code, statement }] of points.entries())
    await tx.point.upsert({
      where: { code },
      create: { topicId, code, statement, order: order + 1 },
      update: { statement, order: order + 1, isActive: true },
    });
}
