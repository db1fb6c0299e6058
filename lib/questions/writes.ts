import "server-only";
import { notify } from "@/lib/notifications/writes";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { audit } from "@/lib/platform/database/audit";
import { transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { ManagedDetail, QuestionReport } from "./contract/managing";
import { questionReportNotice } from "./notices";
import { getManagedQuestion, getQuestionReport, QUESTION_MISSING, QUESTION_REPORT_MISSING } from "./reads";

type Edit = { state: "live" | "withdrawn"; version: number };

/** Withdraws a question or makes it live. Throws 404, 409 `conflict`, 409 `edit_conflict`. */
export async function editQuestion(viewer: Viewer, id: number, { state, version }: Edit): Promise<ManagedDetail> {
  await transaction(async (tx) => {
    // SQL: a row lock with the read that it protects.
    const [before] = await tx.$queryRaw<{ state: string; version: number; pointId: number | null }[]>`
      select state, version, "pointId" from "Question" where id = ${id} for update`;
    if (!before) throw notFound(QUESTION_MISSING);
    if (before.version !== version)
      throw new Problem("edit_conflict", "This question was changed since you opened it. Please load it again.");
    if (before.state === state) return;
    if (state === "live" && before.pointId === null)
      throw new Problem("conflict", "A question needs a point before it can go live.");
    await tx.question.update({ where: { id }, data: { state, updatedAt: now() } });
    const action = state === "live" ? "question.publish" : "question.withdraw";
    await audit(tx, viewer, {
      action,
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
    // SQL: a row lock with the read that it protects.
    const [before] = await tx.$queryRaw<{ state: string; version: number; key: string; inUse: boolean }[]>`
      select q.state, q.version, q.key, q."shippedHash" is not null or exists (select from "AttemptItem" i where i."questionId" = q.id)
        or exists (select from "Question" c where c."parentId" = q.id) as "inUse"
      from "Question" q where q.id = ${id} for update`;
    if (!before) throw notFound(QUESTION_MISSING);
    if (before.version !== version)
      throw new Problem("edit_conflict", "This question was changed since you opened it. Please load it again.");
    if (!before.inUse) await tx.question.delete({ where: { id } });
    else if (before.state !== "withdrawn")
      await tx.question.update({ where: { id }, data: { state: "withdrawn", updatedAt: now() } });
    await audit(tx, viewer, {
      action: before.inUse ? "question.withdraw" : "question.delete",
      targetType: "question",
      targetId: id,
      before: { key: before.key, state: before.state },
      after: before.inUse ? { state: "withdrawn" } : null,
    });
    return { id, withdrawn: before.inUse };
  });
}

type Resolution = { state: "fixed" | "declined"; reply: string };

/** Closes a report and notifies its sender. Repeating it with the same text changes nothing. Throws 404. */
export async function resolveQuestionReport(
  viewer: Viewer,
  id: number,
  resolution: Resolution,
): Promise<QuestionReport> {
  const { state, reply } = resolution;
  await transaction(async (tx) => {
    // SQL: a row lock with the read that it protects.
    const [report] = await tx.$queryRaw<{ userId: string | null; title: string; state: string; reply: string }[]>`
      select r."userId", t.title, r.state, r.reply from "QuestionReport" r
      join "Question" q on q.id = r."questionId" join "Topic" t on t.id = q."topicId" where r.id = ${id} for update of r`;
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
      await notify(tx, [questionReportNotice(report.userId, { id, topic: report.title, state, reply })]);
  });
  return getQuestionReport(id);
}
