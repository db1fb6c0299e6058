import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import { now } from "@/lib/platform/time/clock";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import type { AttemptKind } from "../rules/words";

export type NewAttempt = {
  kind: AttemptKind;
  tab: string;
  courseId: number | null;
  topicId?: number | null;
  paper?: string | null;
  startedAt?: Date;
  /** Of exams; practice has no end. */
  endsAt?: Date | null;
  extraPercent?: number;
};

export type NewItem = {
  section?: string;
  courseId: number;
  moduleId: number;
  pointId: number | null;
  questionId: number;
  version: number;
  seed: number;
  drawn: Variant | null;
  outOf: number;
};

/**
 * Creates the attempt and its items in one statement, so that neither exists without the other. Null if the student has
 * an open mock exam in this course already.
 */
export async function insertAttempt(
  userId: string,
  attempt: NewAttempt,
  list: readonly NewItem[],
): Promise<number | null> {
  const {
    kind,
    tab,
    courseId,
    topicId = null,
    paper = null,
    startedAt = now(),
    endsAt = null,
    extraPercent = 0,
  } = attempt;
  const items = list.map((item, index) => ({ section: "", ...item, place: index + 1 }));
  const outOf = items.reduce((sum, item) => sum + item.outOf, 0);
  // SQL: reads and writes in one statement, so that nothing comes between.
  const [row] = await queryRows<{ id: number }>`
    with made as (
      insert into "Attempt" ("userId", "courseId", "topicId", kind, paper, tab, "itemCount", "outOf", "startedAt", "endsAt",
                             "extraPercent")
      values (${userId}, ${courseId}, ${topicId}, ${kind}, ${paper}, ${tab}, ${items.length}, ${outOf}, ${startedAt}, ${endsAt},
              ${extraPercent})
      on conflict ("userId", "courseId") where kind = 'mock' and state = 'open' do nothing
      returning id
    ), items as (
      insert into "AttemptItem" ("attemptId", "userId", place, turn, section, "courseId", "moduleId", "pointId",
                                 "questionId", version, seed, drawn, "outOf")
      select made.id, ${userId}, i.place, i.place, i.section, i."courseId", i."moduleId", i."pointId", i."questionId",
             i.version, i.seed, nullif(i.drawn, 'null'), i."outOf"
      from made, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(place int, section text, "courseId" int,
        "moduleId" int, "pointId" int, "questionId" int, version int, seed int, drawn jsonb, "outOf" float8)
    )
    select id from made`;
  return row?.id ?? null;
}
