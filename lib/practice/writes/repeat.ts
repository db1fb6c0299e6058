import "server-only";
import { randomInt } from "node:crypto";
import type { SqlClient } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { liveQuestion } from "@/lib/questions/reads/live";
import { drawVariant } from "@/lib/questions/reads/variants";
import type { Content } from "@/lib/questions/rules/written";
import type { Answered } from "../contract/shapes";
import type { ViewedItem } from "../reads/views";

type Another = { id: number; key: string; version: number; content: Content | null };
type Missed = ViewedItem & { attemptId: number; questionId: number | null };
type Repeated = { item: ViewedItem; attempt: Answered["attempt"] };

/**
 * A missed point comes once more at the end of a review, in another variant: with new figures if a template has them,
 * otherwise with another question, the one answered longest ago. Null if the point was repeated already or has no other
 * variant.
 */
export async function repeatPoint(tx: SqlClient, viewer: Viewer, item: Missed): Promise<Repeated | null> {
  const question = await findAnother(tx, viewer, item);
  const drawn = question && drawVariant(question, randomInt(2 ** 31));
  if (!drawn) return null;
  const { version, seed, drawn: stored, variant } = drawn;
  const marks = variant.shown.marks;
  // SQL: reads and writes in one statement, so that nothing comes between.
  const [row] = await tx.$queryRaw<(Answered["attempt"] & { place: number })[]>`
    with grown as (
      update "Attempt" set "itemCount" = "itemCount" + 1, "outOf" = "outOf" + ${marks} where id = ${item.attemptId}
      returning id, answered, "itemCount", marks, "outOf"
    ), added as (
      insert into "AttemptItem" ("attemptId", "userId", place, turn, "courseId", "moduleId", "pointId", "questionId",
                                 version, seed, drawn, "outOf")
      select grown.id, ${viewer.id}, 1 + max(i.place), 1 + max(i.turn), ${item.courseId}, ${item.moduleId},
             ${item.pointId}, ${question.id}, ${version}, ${seed}, ${stored && JSON.stringify(stored)}::jsonb, ${marks}
      from grown join "AttemptItem" i on i."attemptId" = grown.id group by grown.id
      returning place
    )
    select added.place, grown.answered, grown."itemCount", grown.marks, grown."outOf" from grown, added`;
  if (!row) return null;
  const { place, ...attempt } = row;
  return { attempt, item: { ...item, ...FRESH, place, version, seed, drawn: stored, content: question.content } };
}

const FRESH = {
  answer: null,
  revision: 0,
  flagged: false,
  hinted: false,
  guessed: false,
  easy: false,
  cause: null,
  withdrawn: false,
  gone: false,
  reserved: false,
  seconds: 0,
  answeredAt: null,
  discussion: null,
  parent: null,
} as const;

async function findAnother(
  tx: SqlClient,
  viewer: Viewer,
  { attemptId, pointId, questionId }: Missed,
): Promise<Another | null> {
  // SQL: part of a transaction on the plain pool.
  const rows = await tx.$queryRaw<Another[]>`
    select q.id, q.key, q.version, q.content from "Question" q
    where q."pointId" = ${pointId} and ${liveQuestion} and (q.source = 'template' or q.id <> ${questionId})
      and (select count(*) from "AttemptItem" i where i."attemptId" = ${attemptId} and i."pointId" = ${pointId}) = 1
    order by q.source = 'template' desc, (
      select max(i."answeredAt") from "AttemptItem" i where i."userId" = ${viewer.id} and i."questionId" = q.id
    ) nulls first, q.id limit 1`;
  return rows[0] ?? null;
}
