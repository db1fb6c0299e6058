import "server-only";
import { requireCourse } from "@/lib/courses/reads";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { secureRandom } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { dayIn } from "@/lib/platform/time/civil";
import { todayOf } from "@/lib/progress/reads";
import { type Drawn, drawVariant, redrawVariant } from "@/lib/questions/reads/variants";
import { NOTHING_DUE } from "@/lib/review/rules/words";
import type { AttemptForm } from "../contract/attempts";
import type { Attempt } from "../contract/shapes";
import { type Chosen, listAreas, listCandidates, listChosen } from "../reads/candidates";
import { listMistakenPoints } from "../reads/mistakes";
import { findAttempt } from "../reads/rows";
import { rememberShown } from "../reads/shown";
import { type Again, requireLessonTry, requireOpenTopic, requireThreadTry, requireTried } from "../reads/tries";
import { attemptView } from "../reads/views";
import { chooseForPoints, chooseMixed, chooseQuiz, weakest } from "../rules/choosing";
import {
  ATTEMPT_MISSING,
  type AttemptKind,
  type Cause,
  isTimed,
  REVIEW_POINTS,
  type TIMED_KINDS,
} from "../rules/words";
import { startExam } from "./exam";
import { insertAttempt, type NewItem } from "./insert";

const LEAST = 3;
const MIXED = 10;
const WEAK = 15;
const MISTAKES = 20;
const TOO_FEW = "There are not enough questions here yet.";

/** The questions of a new attempt in order. `again`: the variant of the only question that a thread shows. */
type Plan = { ids: number[]; courseId: number | null; topicId: number | null; again?: Again };

/** The points that are due today, the most useful first. */
export type DuePoints = () => Promise<number[]>;

/** Throws 404, 403 by the access to the module, 409 `not_enough_questions`; for exams see `startExam`. */
export async function startAttempt(viewer: Viewer, form: AttemptForm, duePoints: DuePoints): Promise<Attempt> {
  const { kind } = form;
  const id = isPractice(kind)
    ? await startPractice(viewer, { ...form, kind }, duePoints)
    : await startExam(viewer, form);
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  rememberShown(viewer.id, loaded);
  return attemptView(viewer, loaded, form.tab);
}

type PracticeKind = Exclude<AttemptKind, (typeof TIMED_KINDS)[number]>;
type PracticeForm = AttemptForm & { kind: PracticeKind };
const isPractice = (kind: AttemptKind): kind is PracticeKind => !isTimed(kind);

async function startPractice(viewer: Viewer, form: PracticeForm, duePoints: DuePoints): Promise<number> {
  const plan = await planOf(viewer, form, duePoints);
  const { courseId, topicId, again } = plan;
  const questions = await listChosen(plan.ids);
  const drawn = questions.flatMap((question) => {
    const created = again ? redrawVariant({ ...question, ...again }, again.seed) : drawVariant(question);
    return created ? [{ question, made: created }] : [];
  });
  if (drawn.length < leastOf(form.kind))
    throw new Problem("not_enough_questions", form.kind === "review" ? NOTHING_DUE : TOO_FEW);
  const id = await insertAttempt(viewer.id, { kind: form.kind, tab: form.tab, courseId, topicId }, drawn.map(itemOf));
  if (id === null) throw notFound(ATTEMPT_MISSING);
  return id;
}

const leastOf = (kind: PracticeKind): number =>
  kind === "try" || kind === "mistakes" || kind === "review" ? 1 : LEAST;

async function planOf(viewer: Viewer, form: PracticeForm, duePoints: DuePoints): Promise<Plan> {
  switch (form.kind) {
    case "quiz":
      return quiz(viewer, form.topicId);
    case "try":
      return oneQuestion(viewer, form);
    case "mistakes":
      return mistakes(viewer, form.courseId ?? null, form.cause ?? null);
    case "review":
      return review(viewer, await duePoints());
    case "mixed":
    case "weak":
      return overAreas(viewer, form.kind, form.courseId ?? null, form.count ?? MIXED);
  }
}

async function quiz(viewer: Viewer, topicId: number | undefined): Promise<Plan> {
  if (topicId === undefined) throw fieldProblem("invalid_body", "topicId", "Please say which topic the quiz is about.");
  const { moduleId, courseId } = await requireOpenTopic(viewer, topicId);
  const candidates = await listCandidates(viewer, { moduleIds: [moduleId], topicId });
  return { ids: chooseQuiz(candidates, secureRandom).map(({ id }) => id), courseId, topicId };
}

async function oneQuestion(viewer: Viewer, form: AttemptForm): Promise<Plan> {
  const { threadId, questionId } = form;
  if (threadId !== undefined) {
    const { questionId: id, courseId, topicId, ...again } = await requireThreadTry(viewer, threadId);
    return { ids: [id], courseId, topicId, again };
  }
  const { topicId, question } = questionId === undefined ? form : await requireTried(questionId);
  if (question === undefined || topicId === undefined)
    throw fieldProblem("invalid_body", "question", "Please say which question of which lesson to try.");
  const found = await requireLessonTry(viewer, topicId, question);
  return { ids: [found.questionId], courseId: found.courseId, topicId };
}

async function mistakes(viewer: Viewer, courseId: number | null, cause: Cause | null): Promise<Plan> {
  if (courseId !== null) await requireCourse(viewer, courseId);
  const points = (await listMistakenPoints(viewer, courseId, cause)).slice(0, MISTAKES);
  const pointIds = points.map(({ pointId }) => pointId);
  const moduleIds = points.map(({ moduleId }) => moduleId);
  const candidates = await listCandidates(viewer, { moduleIds, pointIds });
  return { ids: chooseForPoints(pointIds, candidates, secureRandom).map(({ id }) => id), courseId, topicId: null };
}

/** Of the due points, one question each; those met today are not asked again. */
async function review(viewer: Viewer, points: readonly number[]): Promise<Plan> {
  const pointIds = points.slice(0, REVIEW_POINTS);
  const candidates = await listCandidates(viewer, { moduleIds: null, pointIds });
  const today = todayOf(viewer);
  const fresh = candidates.filter(
    ({ source, met }) => source === "template" || met === null || dayIn(viewer.timeZone, new Date(met)) < today,
  );
  const ids = chooseForPoints(pointIds, fresh, secureRandom).map(({ id }) => id);
  return { ids, courseId: null, topicId: null };
}

async function overAreas(
  viewer: Viewer,
  kind: "mixed" | "weak",
  courseId: number | null,
  count: number,
): Promise<Plan> {
  if (courseId !== null) await requireCourse(viewer, courseId);
  // Without a course, those whose exam is passed are left out.
  const areas = (await listAreas(viewer, courseId)).filter((area) => area.open && (courseId !== null || !area.passed));
  const candidates = await listCandidates(viewer, { moduleIds: areas.map(({ moduleId }) => moduleId) });
  const chosenAreas = kind === "weak" ? weakest(areas, candidates) : areas;
  const within = candidates.filter(({ moduleId }) => chosenAreas.some((area) => area.moduleId === moduleId));
  const chosen = chooseMixed(within, chosenAreas, kind === "weak" ? WEAK : count, secureRandom);
  return { ids: chosen.map(({ id }) => id), courseId, topicId: null };
}

type Item = { question: Chosen; made: Drawn };

const itemOf = ({ question, made }: Item): NewItem => ({
  courseId: question.courseId,
  moduleId: question.moduleId,
  pointId: question.pointId,
  questionId: question.id,
  version: made.version,
  seed: made.seed,
  drawn: made.drawn,
  outOf: made.variant.shown.marks,
});
