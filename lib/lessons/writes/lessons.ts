import "server-only";
import { fieldProblem, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { isTooTangled } from "@/lib/writing/markdown";
import type { ManagedLesson } from "../contract/managing";
import { getManagedLesson } from "../reads/managing";
import { minutesOf } from "../rules";
import type { ShippedPoint } from "../rules/lesson-file";
import { type Before, keepVersion, lockLesson } from "./lock";
import { writePoints } from "./points";

type LessonForm = { text: string; sources?: string[] | undefined; version: number };

/** For admins. Throws 404, 400 for a text that cannot be shown, 409 `edit_conflict`. */
export async function saveLesson(viewer: Viewer, topicId: number, form: LessonForm): Promise<ManagedLesson> {
  if (isTooTangled(form.text)) throw tangled();
  return transaction(async (tx) => {
    const before = await lockLesson(tx, topicId, form.version);
    const sources = form.sources ?? before?.sources ?? [];
    const shippedHash = before?.shippedHash ?? null;
    const version = await write(tx, viewer, topicId, { ...form, sources, shippedHash, editedAt: now() }, before);
    const audited = { version: before?.version ?? 0 };
    await audit(tx, viewer, {
      action: "lesson.save",
      targetType: "topic",
      targetId: topicId,
      before: audited,
      after: { version },
    });
    return getManagedLesson(topicId, tx);
  });
}

const tangled = () => fieldProblem("invalid_body", "text", "This text is too long or too tangled to lay out.");

type Written = { text: string; sources: string[]; shippedHash: string | null; editedAt: Date | null };

async function write(tx: Db, viewer: Viewer, topicId: number, form: Written, before: Before | null): Promise<number> {
  const { text, sources, shippedHash, editedAt } = form;
  const version = await keepVersion(tx, viewer, topicId, { text, sources }, before);
  const minutes = minutesOf(text);
  const data = { text, sources, minutes, version, shippedHash, editedAt };
  await tx.lesson.upsert({ where: { topicId }, create: { topicId, ...data }, update: data });
  await tx.topic.update({ where: { id: topicId }, data: { lessonMinutes: minutes } });
  return version;
}

/** For admins. Throws 404, 409 `edit_conflict`, 409 `conflict` if there is no shipped lesson. */
export async function takeShipped(viewer: Viewer, topicId: number, version: number): Promise<ManagedLesson> {
  return transaction(async (tx) => {
    const before = await lockLesson(tx, topicId, version);
    const shipped = await tx.shippedLesson.findUnique({ where: { topicId } });
    if (!shipped) throw new Problem("conflict", "No text came with the product for this topic.");
    const { text, sources, hash } = shipped;
    const taken = await write(tx, viewer, topicId, { text, sources, shippedHash: hash, editedAt: null }, before);
    await writePoints(tx, topicId, shipped.points as ShippedPoint[]);
    await audit(tx, viewer, {
      action: "lesson.take-shipped",
      targetType: "topic",
      targetId: topicId,
      before: { version: before?.version ?? 0 },
      after: { version: taken },
    });
    return getManagedLesson(topicId, tx);
  });
}
