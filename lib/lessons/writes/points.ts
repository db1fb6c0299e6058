import "server-only";
import { fieldProblem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { ManagedLesson } from "../contract/managing";
import { getManagedLesson } from "../reads/managing";
import type { ShippedPoint } from "../rules/lesson-file";
import { keepVersion, lockLesson } from "./lock";

type PointForm = { id?: number | undefined; statement: string };

/** For admins, as the contract says. Throws 404, 409 `edit_conflict`, 400 for a point of another topic. */
export async function savePoints(
  viewer: Viewer,
  topicId: number,
  { points, version }: { points: PointForm[]; version: number },
): Promise<ManagedLesson> {
  return transaction(async (tx) => {
    const lesson = await lockLesson(tx, topicId, version);
    const codes = await codesOf(tx, topicId, points);
    await writePoints(
      tx,
      topicId,
      points.map(({ statement }, index) => ({ statement, code: codes[index] as string })),
    );
    // The points belong to the lesson: marking it as edited protects them from a newer shipped text.
    if (lesson) {
      const saved = await keepVersion(tx, viewer, topicId, lesson, lesson);
      await tx.lesson.update({ where: { topicId }, data: { version: saved, editedAt: now() } });
    }
    const after = { points: points.map(({ statement }) => statement) };
    await audit(tx, viewer, { action: "lesson.points", targetType: "topic", targetId: topicId, after });
    return getManagedLesson(topicId, tx);
  });
}

const LETTERS = 60;

/** Existing points keep their code; a new point's code is made from its words. */
async function codesOf(tx: Db, topicId: number, points: PointForm[]): Promise<string[]> {
  const { code: topic } = await tx.topic.findUniqueOrThrow({ where: { id: topicId }, select: { code: true } });
  const own = await tx.point.findMany({ where: { topicId }, select: { id: true, code: true } });
  const byId = new Map(own.map(({ id, code }) => [id, code]));
  const taken = new Set(own.map(({ code }) => code));
  return points.map(({ id, statement }, index) => {
    const existing = id === undefined ? undefined : byId.get(id);
    if (existing !== undefined) {
      byId.delete(id as number);
      return existing;
    }
    if (id !== undefined) throw unknownPoint(index);
    const name = `${topic ?? `topic-${topicId}`}.${namedBy(statement)}`;
    let code = name;
    for (let count = 2; taken.has(code); count += 1) code = `${name}-${count}`;
    taken.add(code);
    return code;
  });
}

const namedBy = (statement: string): string =>
  statement
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LETTERS)
    .replace(/^-|-[^-]*$/g, "") || "point";

const unknownPoint = (index: number) =>
  fieldProblem("unknown_reference", `points.${index}.id`, "This point is not one of this topic.");

/**
 * Sets exactly these points in this order. Removed points are hidden, but stay in the database for the questions that
 * refer to them.
 */
export async function writePoints(tx: Db, topicId: number, points: ShippedPoint[]): Promise<void> {
  const codes = points.map(({ code }) => code);
  const statements = points.map(({ statement }) => statement);
  await tx.point.updateMany({ where: { topicId, code: { notIn: codes } }, data: { isActive: false } });
  // SQL: an upsert that computes with the stored row.
  await tx.$executeRaw`
    insert into "Point" ("topicId", code, statement, "order", "isActive")
    select ${topicId}, code, statement, place, true
    from unnest(${codes}::text[], ${statements}::text[]) with ordinality as given(code, statement, place)
    on conflict (code) do update set statement = excluded.statement, "order" = excluded."order", "isActive" = true
      where "Point"."topicId" = excluded."topicId"`;
}
