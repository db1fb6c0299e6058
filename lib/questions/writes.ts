import "server-only";
import { notify } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { type Db, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { ManagedDetail, QuestionReport } from "./contract/managing";
import { questionReportNotice } from "./notices";
import { getManagedQuestion, getQuestionReport, QUESTION_MISSING, QUESTION_REPORT_MISSING } from "./reads";

type Edit = { state: "live" | "withdrawn"; version: number };

/** Withdraws a question or makes it live. Throws 404, 409 `conflict`, 409 `edit_conflict`. */
export async function editQuestion(viewer: Viewer, id: number, { state, version }: Edit): Promise<ManagedDetail> {
  await transaction(async (tx) => {
    const before = await lockQuestion(tx, id, version);
    if (before.state === state) return;
    if (state === "live" && before.pointId === null)
      throw new Problem("conflict", "A question needs a point before it can go live.");
    await tx.question.update({ where: { id }, data: { state, updatedAt: now() } });
    await audit(tx, viewer, {
      action: state === "live" ? "question.publish" : "question.withdraw",
      targetType: "question",
      targetId: id,
      before: { state: before.state },
      after: { state },
    });
  });
  return getManagedQuestion(id);
}

/**
 * Deletes a question. A question that students have seen, or that is shipped with the product and would return at the
 * next start, is withdrawn instead. Throws 404, 409 `edit_conflict`.
 */
export async function deleteQuestion(viewer: Viewer, id: number, version: number) {
  return transaction(async (tx) => {
    const before = await lockQuestion(tx, id, version);
    const inUse = before.shippedHash !== null || (await isAsked(tx, id));
    if (!inUse) await tx.question.delete({ where: { id } });
    else if (before.state !== "withdrawn")
      await tx.question.update({ where: { id }, data: { state: "withdrawn", updatedAt: now() } });
    await audit(tx, viewer, {
      action: inUse ? "question.withdraw" : "question.delete",
      targetType: "question",
      targetId: id,
      before: { key: before.key, state: before.state },
      after: inUse ? { state: "withdrawn" } : null,
    });
    return { id, withdrawn: inUse };
  });
}

/** Locks a question that must still have this version. Throws 404, 409 `edit_conflict`. */
async function lockQuestion(tx: Db, id: number, version: number) {
  await lockRows(tx, "Question", [id]);
  const question = await tx.question.findUnique({
    where: { id },
    select: { key: true, state: true, version: true, pointId: true, shippedHash: true },
  });
  if (!question) throw notFound(QUESTION_MISSING);
  if (question.version !== version)
    throw new Problem("edit_conflict", "This question was changed since you opened it. Please load it again.");
  return question;
}

/** Whether students have seen the question, or others belong to it. */
const isAsked = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.question.count({ where: { id, OR: [{ items: { some: {} } }, { parts: { some: {} } }] } })) > 0;

type Resolution = { state: "fixed" | "declined"; reply: string };

/** Closes a report and notifies its sender. Repeating it with the same text changes nothing. Throws 404. */
export async function resolveQuestionReport(
  viewer: Viewer,
  id: number,
  resolution: Resolution,
): Promise<QuestionReport> {
  const { state, reply } = resolution;
  await transaction(async (tx) => {
    await lockRows(tx, "QuestionReport", [id]);
    const report = await tx.questionReport.findUnique({
      where: { id },
      select: { userId: true, state: true, reply: true, question: { select: { topic: { select: { title: true } } } } },
    });
    if (!report) throw notFound(QUESTION_REPORT_MISSING);
    if (report.state === state && report.reply === reply) return;
    await tx.questionReport.update({
      where: { id },
      data: { state, reply, resolvedAt: now(), resolvedById: viewer.id },
    });
    await audit(tx, viewer, {
      action: `question-report.${state}`,
      targetType: "question-report",
      targetId: id,
      after: { state, reply },
    });
    if (report.userId)
      await notify(tx, [questionReportNotice(report.userId, { id, topic: report.question.topic.title, state, reply })]);
  });
  return getQuestionReport(id);
}
