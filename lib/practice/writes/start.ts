import "server-only";
import { randomInt } from "node:crypto";
import { requireCourse } from "@/lib/courses/reads";
import { now } from "@/lib/platform/clock";
import { queryRows } from "@/lib/platform/db";
import { notFound, Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import { type Drawn, drawVariant } from "@/lib/questions/reads/variants";
import type { AttemptForm } from "../contract/attempts";
import type { Attempt } from "../contract/shapes";
import { type Chosen, listAreas, listCandidates, listChosen } from "../reads/candidates";
import { listMistakenPoints } from "../reads/mistakes";
import { findAttempt } from "../reads/rows";
import { requireLessonTry, requireOpenTopic, requireThreadTry } from "../reads/tries";
import { attemptView } from "../reads/views";
import { chooseForPoints, chooseMixed, chooseQuiz, weakest } from "../rules/choosing";
import { ATTEMPT_MISSING } from "../rules/words";

const LEAST = 3;
const MIXED = 10;
const WEAK = 15;
const MISTAKES = 20;

/** The questions of a new attempt in order, and a seed if a thread specifies one. */
type Plan = { ids: number[]; courseId: number | null; topicId: number | null; seed?: number | null };

const random = () => randomInt(2 ** 32) / 2 ** 32;
const lacking = (field: string, sentence: string) =>
  new Problem("invalid_body", sentence, { fields: { [field]: sentence } });

/** Throws 404, 403 by the access to the module, 409 `not_enough_questions`. */
export async function startAttempt(viewer: Viewer, form: AttemptForm): Promise<Attempt> {
  const plan = await planOf(viewer, form);
  const questions = await listChosen(plan.ids);
  const drawn = questions.flatMap((question) => {
    const created = drawVariant(question, plan.seed ?? undefined);
    return created ? [{ question, made: created }] : [];
  });
  if (drawn.length < (form.kind === "try" || form.kind === "mistakes" ? 1 : LEAST))
    throw new Problem("not_enough_questions", "There are not enough questions here yet.");
  const id = await insertAttempt(viewer, form, plan, drawn);
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  return attemptView(viewer, loaded, form.tab);
}

async function planOf(viewer: Viewer, form: AttemptForm): Promise<Plan> {
  switch (form.kind) {
    case "quiz":
      return quiz(viewer, form.topicId);
    case "try":
      return oneQuestion(viewer, form);
    case "mistakes":
      return mistakes(viewer, form.courseId ?? null);
    case "mixed":
    case "weak":
      return overAreas(viewer, form.kind, form.courseId ?? null, form.count ?? MIXED);
  }
}

async function quiz(viewer: Viewer, topicId: number | undefined): Promise<Plan> {
  if (topicId === undefined) throw lacking("topicId", "Please say which topic the quiz is about.");
  const { moduleId, courseId } = await requireOpenTopic(viewer, topicId);
  const candidates = await listCandidates(viewer, { moduleIds: [moduleId], topicId });
  return { ids: chooseQuiz(candidates, random).map(({ id }) => id), courseId, topicId };
}

async function oneQuestion(viewer: Viewer, { threadId, topicId, question }: AttemptForm): Promise<Plan> {
  if (threadId !== undefined) {
    const found = await requireThreadTry(viewer, threadId);
    return { ids: [found.questionId], courseId: found.courseId, topicId: found.topicId, seed: found.seed };
  }
  if (question === undefined || topicId === undefined)
    throw lacking("question", "Please say which question of which lesson to try.");
  const found = await requireLessonTry(viewer, topicId, question);
  return { ids: [found.questionId], courseId: found.courseId, topicId };
}

async function mistakes(viewer: Viewer, courseId: number | null): Promise<Plan> {
  if (courseId !== null) await requireCourse(courseId);
  const points = (await listMistakenPoints(viewer, courseId)).slice(0, MISTAKES);
  const pointIds = points.map(({ pointId }) => pointId);
  const moduleIds = points.map(({ moduleId }) => moduleId);
  const candidates = await listCandidates(viewer, { moduleIds, pointIds });
  return { ids: chooseForPoints(pointIds, candidates, random).map(({ id }) => id), courseId, topicId: null };
}

async function overAreas(
  viewer: Viewer,
  kind: "mixed" | "weak",
  courseId: number | null,
  count: number,
): Promise<Plan> {
  if (courseId !== null) await requireCourse(courseId);
  const open = (await listAreas(viewer, courseId)).filter((area) => area.open);
  const candidates = await listCandidates(viewer, { moduleIds: open.map(({ moduleId }) => moduleId) });
  const areas = kind === "weak" ? weakest(open, candidates) : open;
  const within = candidates.filter(({ moduleId }) => areas.some((area) => area.moduleId === moduleId));
  const chosen = chooseMixed(within, areas, kind === "weak" ? WEAK : count, random);
  return { ids: chosen.map(({ id }) => id), courseId, topicId: null };
}

type Item = { question: Chosen; made: Drawn };

/** Creates the attempt and its items in one statement, so that neither exists without the other. */
async function insertAttempt(viewer: Viewer, { kind, tab }: AttemptForm, plan: Plan, drawn: Item[]): Promise<number> {
  const items = drawn.map(({ question, made: created }, index) => ({
    place: index + 1,
    courseId: question.courseId,
    moduleId: question.moduleId,
    pointId: question.pointId,
    questionId: question.id,
    version: created.version,
    seed: created.seed,
    drawn: created.drawn,
    outOf: created.variant.shown.marks,
  }));
  const outOf = items.reduce((sum, item) => sum + item.outOf, 0);
  // SQL: reads and writes in one statement, so that nothing comes between.
  const [row] = await queryRows<{ id: number }>`
    with made as (
      insert into "Attempt" ("userId", "courseId", "topicId", kind, tab, "itemCount", "outOf", "startedAt")
      values (${viewer.id}, ${plan.courseId}, ${plan.topicId}, ${kind}, ${tab}, ${items.length}, ${outOf}, ${now()})
      returning id
    ), items as (
      insert into "AttemptItem" ("attemptId", "userId", place, turn, "courseId", "moduleId", "pointId", "questionId",
                                 version, seed, drawn, "outOf")
      select made.id, ${viewer.id}, i.place, i.place, i."courseId", i."moduleId", i."pointId", i."questionId", i.version,
             i.seed, nullif(i.drawn, 'null'), i."outOf"
      from made, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(place int, "courseId" int, "moduleId" int,
        "pointId" int, "questionId" int, version int, seed int, drawn jsonb, "outOf" float8)
    )
    select id from made`;
  return (row as { id: number }).id;
}
