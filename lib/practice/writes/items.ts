import "server-only";
import { requireOpenModule } from "@/lib/courses/reads/access";
import { isEnrolled, isFirstModule } from "@/lib/courses/reads/fragments";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { Prisma, type SqlClient } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { DAY_MS } from "@/lib/platform/time/units";
import { todayOf } from "@/lib/progress/reads";
import { untilTomorrow } from "@/lib/progress/rules";
import { answerCountUpsert, awardAnswers, type CountedDay } from "@/lib/progress/writes/answers";
import type { Answer } from "@/lib/questions/contract/answers";
import { shownVariant } from "@/lib/questions/reads/variants";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import { misfitOf } from "@/lib/questions/rules/fitting";
import { markAnswer } from "@/lib/questions/rules/marking";
import { gradeOf } from "@/lib/review/rules/memory";
import { type CardBefore, cardAfter, cardsUpsert, updateCard } from "@/lib/review/writes";
import type { Answered } from "../contract/shapes";
import { DISCUSSION, findAttempt } from "../reads/rows";
import { itemView, type ViewedItem } from "../reads/views";
import { mayWrite } from "../rules/tab";
import {
  ANSWERS_A_DAY,
  ATTEMPT_MISSING,
  type AttemptKind,
  ITEM_MISSING,
  isTimed,
  MOST_ANSWER_SECONDS,
  OPEN_DAYS,
} from "../rules/words";
import { practiceTransaction } from "./lock";
import { repeatPoint } from "./repeat";

/** Below this share a point of a review was missed. */
const MISSED = 0.5;

export type ItemPlace = { id: number; place: number };
type AnswerInput = { answer: Answer | null; seconds: number; hinted?: boolean | undefined; tab: string };

/** Only the first answer counts; a repeated answer returns the first one's feedback. Throws 400, 403, 404, 409, 429. */
export async function answerItem(viewer: Viewer, at: ItemPlace, input: AnswerInput): Promise<Answered> {
  const outcome = await practiceTransaction(viewer.id, async (tx) => {
    const item = await findItem(tx, viewer, at);
    if (item.answeredAt) return "answered";
    requireOpenAttempt(item, input.tab);
    if (isTimed(item.kind)) throw new Problem("conflict", "The answers of an exam are marked at its end.");
    // What was left out of a review does not come back either: its marks are no longer part of the total.
    if (item.gone || item.withdrawn) return withdraw(tx, item);
    return markItem(tx, viewer, item, input);
  });
  if (outcome === "withdrawn")
    throw new Problem("question_withdrawn", "This question was taken out. It does not count.");
  return outcome === "answered" ? answeredView(viewer, at) : outcome;
}

/** The earlier result. */
async function answeredView(viewer: Viewer, { id, place }: ItemPlace): Promise<Answered> {
  const loaded = await findAttempt(viewer.id, id, place);
  const item = loaded?.items[0];
  if (!loaded || !item) throw notFound(ITEM_MISSING);
  const { answered, itemCount, marks, outOf } = loaded.attempt;
  return {
    item: itemView(viewer, item, loaded.attempt),
    attempt: { answered, itemCount, marks, outOf },
    added: null,
  };
}

export type CardRow = { stability: number; difficulty: number; lastDay: CivilDay; answers: number; lapses: number };

export type OpenItem = ViewedItem & {
  id: number;
  attemptId: number;
  kind: AttemptKind;
  state: "open" | "finished";
  paper: string | null;
  tab: string;
  startedAt: Date;
  endsAt: Date | null;
  pausedAt: Date | null;
  pausedSeconds: number;
  breakAt: Date | null;
  isActive: boolean;
  questionId: number | null;
  expected: number;
  outOf: number;
  share: number | null;
  answeredAt: Date | null;
  before: CardBefore | null;
  card: CardRow | null;
  today: number;
  isFirst: boolean;
};

/** An item with all data needed for marking. Throws 404. */
export async function findItem(tx: SqlClient, viewer: Viewer, { id, place }: ItemPlace): Promise<OpenItem> {
  // SQL: a row lock with the read that it protects.
  const [item] = await tx.$queryRaw<OpenItem[]>`
    select i.id, a.id as "attemptId", a.kind, a.state, a.paper, a.tab, a."startedAt", a."endsAt", a."pausedAt", a."pausedSeconds", a."breakAt", i.place, i.section, i.parent, i."courseId",
           i."moduleId", q."topicId", t.title as "topicTitle", i."pointId", p.statement,
           coalesce(p."isActive", false) as "isActive", i."questionId", coalesce(q.reserved, false) as reserved, q.id is null or q.state = 'withdrawn' as gone,
           coalesce(q.seconds, 0) as expected, i.version, i.seed, i.drawn, v.content, i."outOf", i.answer, i.revision,
           i.seen, i.flagged, i.hinted, i.guessed, i.easy, i.cause, i.withdrawn, i.seconds, i.share, i.marks, i."answeredAt", i.before,
           ${DISCUSSION} as discussion,
           (select json_build_object('stability', c.stability, 'difficulty', c.difficulty, 'lastDay', c."lastDay",
                                     'answers', c.answers, 'lapses', c.lapses)
            from "Card" c where c."userId" = a."userId" and c."pointId" = i."pointId") as card,
           coalesce((select d.answers from "StudyDay" d where d."userId" = a."userId" and d.day = ${todayOf(viewer)}::date), 0) as today,
           not exists (select from "AttemptItem" b where b."userId" = a."userId" and b."pointId" = i."pointId"
                       and b."questionId" = i."questionId" and b."answeredAt" is not null) as "isFirst",
           m.id is null or ${isFirstModule} as first,
           ${isEnrolled(viewer, Prisma.sql`i."courseId"`)} as enrolled
    from "Attempt" a
    join "AttemptItem" i on i."attemptId" = a.id and i.place = ${place}
    left join "Module" m on m.id = i."moduleId"
    left join "Point" p on p.id = i."pointId"
    left join "Question" q on q.id = i."questionId"
    left join "Topic" t on t.id = q."topicId"
    left join "QuestionVersion" v on v."questionId" = q.id and v.version = i.version and i.drawn is null
    where a.id = ${id} and a."userId" = ${viewer.id}
    for update of a, i`;
  if (!item) throw notFound(place === 0 ? ITEM_MISSING : await missing(tx, viewer, id));
  return item;
}

async function missing(tx: SqlClient, viewer: Viewer, id: number): Promise<string> {
  // SQL: part of a transaction on the plain pool.
  const rows = await tx.$queryRaw<object[]>`select from "Attempt" where id = ${id} and "userId" = ${viewer.id}`;
  return rows.length > 0 ? ITEM_MISSING : ATTEMPT_MISSING;
}

/** Throws 409 `attempt_over`, 409 `open_elsewhere`. */
export function requireOpenAttempt(
  attempt: { state: string; startedAt: Date; tab: string },
  tab: string | undefined,
): void {
  const isOver = attempt.state !== "open" || attempt.startedAt.getTime() + OPEN_DAYS * DAY_MS < now().getTime();
  if (isOver) throw new Problem("attempt_over", "This attempt is over.");
  if (tab !== undefined && !mayWrite(attempt, tab))
    throw new Problem("open_elsewhere", "This attempt is open elsewhere.");
}

/** Removes a withdrawn question from the totals, so that no student loses marks by it. */
async function withdraw(tx: SqlClient, { id, attemptId }: OpenItem): Promise<"withdrawn"> {
  // SQL: reads and writes in one statement, so that nothing comes between.
  await tx.$executeRaw`
    with gone as (
      update "AttemptItem" set withdrawn = true where id = ${id} and not withdrawn returning "outOf"
    )
    update "Attempt" set "outOf" = "Attempt"."outOf" - gone."outOf" from gone where "Attempt".id = ${attemptId}`;
  return "withdrawn";
}

async function markItem(tx: SqlClient, viewer: Viewer, item: OpenItem, input: AnswerInput): Promise<Answered> {
  requireOpenModule(viewer, item);
  if (item.today >= ANSWERS_A_DAY)
    throw new Problem(
      "rate_limited",
      `You have answered ${ANSWERS_A_DAY.toLocaleString("en-GB")} questions today. Please go on tomorrow.`,
      {
        retryAfter: Math.ceil(untilTomorrow(viewer.timeZone, now()) / 1000),
      },
    );
  const variant = shownVariant(item);
  if (!variant) throw new Problem("attempt_over", "This question can no longer be answered.");
  requireFit(variant, input.answer);
  const { share, marks } = markAnswer(variant.key, input.answer);
  const seconds = Math.min(input.seconds, MOST_ANSWER_SECONDS);
  const hinted = item.hinted || (input.hinted === true && variant.key.hint !== null);
  const before = beforeOf(item.card);
  const answeredAt = now();
  const day = todayOf(viewer);
  const facts = { share, hinted, guessed: item.guessed, easy: item.easy, seconds, expected: item.expected };
  const { pointId, courseId } = item;
  const cards =
    pointId !== null && courseId !== null && item.isActive
      ? [cardAfter({ pointId, courseId, grade: gradeOf(facts), day, before })]
      : [];
  // SQL: reads and writes in one statement, so that nothing comes between; one round trip to Postgres for all of an
  // answer.
  const [written] = await tx.$queryRaw<(Answered["attempt"] & { today: CountedDay })[]>`
    with marked as (
      update "AttemptItem" set answer = ${input.answer && JSON.stringify(input.answer)}::jsonb, seconds = ${seconds},
        hinted = ${hinted}, share = ${share}, marks = ${marks}, "answeredAt" = ${answeredAt}, first = ${item.isFirst},
        seen = true, before = ${JSON.stringify(before)}::jsonb
      where id = ${item.id} and "answeredAt" is null returning marks, place
    ), attempt as (
      update "Attempt" a set answered = a.answered + 1, marks = a.marks + marked.marks, place = marked.place,
        tab = ${input.tab}
      from marked where a.id = ${item.attemptId} returning a.answered, a."itemCount", a.marks, a."outOf"
    ), cards as (${cardsUpsert(viewer.id, cards)}), today as (${answerCountUpsert(viewer, { count: 1, day })})
    select attempt.*, to_json(today) as today from attempt, today`;
  const { today, ...attempt } = written as NonNullable<typeof written>;
  await awardAnswers(tx, viewer, today, 1);
  const added = item.kind === "review" && share < MISSED ? await repeatPoint(tx, viewer, item) : null;
  return {
    item: itemView(
      viewer,
      { ...item, answer: input.answer, seconds, hinted, answeredAt, share, marks, seen: true },
      item,
    ),
    attempt: added?.attempt ?? attempt,
    added: added && itemView(viewer, added.item, item),
  };
}

export function requireFit({ shown }: Variant, answer: Answer | null): void {
  const misfit = answer && misfitOf(shown, answer);
  if (!misfit) return;
  if ("kind" in misfit) throw new Problem("wrong_kind", "This is an answer to another kind of question.");
  throw fieldProblem("invalid_body", misfit.field, misfit.sentence);
}

export const beforeOf = (card: CardRow | null): CardBefore => ({
  memory: card && { stability: card.stability, difficulty: card.difficulty, lastDay: card.lastDay },
  answers: card?.answers ?? 0,
  lapses: card?.lapses ?? 0,
});

type Said = { guessed: boolean; easy: boolean };

/**
 * 'I guessed' and 'Too easy' come after marking: the card is recalculated from its state before the answer, unless
 * there was another answer on the point since.
 */
export async function markAgain(tx: SqlClient, viewer: Viewer, item: OpenItem, said: Said): Promise<void> {
  const { before, card, answeredAt, share, pointId, courseId, hinted, seconds, expected } = item;
  if (!before || !card || !answeredAt || share === null || pointId === null || courseId === null) return;
  if (card.answers !== before.answers + 1) return;
  const grade = gradeOf({ share, hinted, seconds, expected, ...said });
  await updateCard(tx, {
    userId: viewer.id,
    pointId,
    courseId,
    grade,
    day: dayIn(viewer.timeZone, answeredAt),
    before,
  });
}
