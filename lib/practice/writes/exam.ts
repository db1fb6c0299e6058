import "server-only";
import { randomInt } from "node:crypto";
import { requireOpenModule } from "@/lib/courses/reads/access";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { secureRandom } from "@/lib/platform/process/secrets";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { MINUTE_MS } from "@/lib/platform/time/units";
import { drawVariant } from "@/lib/questions/reads/variants";
import type { AttemptForm } from "../contract/attempts";
import { type ExamBank, findBank } from "../reads/bank";
import { type BankQuestion, bankPartsOf, buildExam, isEnough, type Placed } from "../rules/building";
import { chooseMixed } from "../rules/choosing";
import { MINI_QUESTIONS, MOCKS_A_DAY } from "../rules/exam";
import { minutesAMark, minutesOfSection, type Paper, paperOf } from "../rules/papers";
import { finishOverdueOf } from "./finish";
import { insertAttempt, type NewItem } from "./insert";

const LEAST = 3;
const SHORT_MARKS = 2;
const DAY_S = 86_400;

const tooFew = () => new Problem("not_enough_questions", "There are not enough questions here yet.");

type Exam = { paper: Paper | null; placed: Placed[]; minutes: number };

/**
 * Draws a mock exam, a section or a mini exam, and starts its clock. Throws 400, 403 by the access to the modules, 404,
 * 409 `conflict` while another mock exam is open in the course, 409 `not_enough_questions`, 429.
 */
export async function startExam(viewer: Viewer, form: AttemptForm): Promise<number> {
  if (form.courseId === undefined)
    throw fieldProblem("invalid_body", "courseId", "Please say which course the exam is about.");
  const at = now();
  const bank = await findBank(viewer, form.courseId, at);
  if (!bank) throw notFound("Course not found");
  requireOpenModule(viewer, { first: form.kind === "mini", enrolled: bank.enrolled });
  if (form.kind === "mock" && bank.mocksToday >= MOCKS_A_DAY)
    throw new Problem("rate_limited", `You have started ${MOCKS_A_DAY} mock exams within a day. Rest, and come back.`, {
      retryAfter: DAY_S,
    });
  const { paper, placed, minutes } = examOf(bank, form);
  const items = placed.flatMap((one) => itemOf(bank.id, one) ?? []);
  if (items.length < placed.length) throw tooFew();
  const extraPercent = form.extraPercent ?? 0;
  const endsAt = new Date(at.getTime() + Math.round(minutes * (1 + extraPercent / 100) * MINUTE_MS));
  const attempt = {
    kind: form.kind,
    tab: form.tab,
    courseId: bank.id,
    paper: paper?.code ?? null,
    startedAt: at,
    endsAt,
    extraPercent,
  };
  const id =
    (await insertAttempt(viewer.id, attempt, items)) ??
    ((await finishOverdueOf(viewer.id)) > 0 ? await insertAttempt(viewer.id, attempt, items) : null);
  if (id === null) throw new Problem("conflict", "You have a mock exam open in this course.");
  return id;
}

function examOf(bank: ExamBank, form: AttemptForm): Exam {
  const paper = paperOf(bank.code);
  if (form.kind === "mini") return miniOf(bank, paper);
  if (!paper) throw tooFew();
  const section = form.kind === "section" ? paper.sections.find(({ name }) => name === form.section) : undefined;
  if (form.kind === "section" && !section)
    throw fieldProblem("invalid_body", "section", "This paper has no such section.");
  const sections = section ? [section] : paper.sections;
  if (!isOffered(paper, bank, section ? [section] : undefined)) throw tooFew();
  const placed = buildExam(paper, sections, bank.modules, bank.questions, secureRandom);
  if (!placed) throw tooFew();
  return { paper, placed, minutes: section ? minutesOfSection(paper, section) : paper.minutes };
}

function isOffered(paper: Paper, { modules, questions }: ExamBank, sections?: Paper["sections"]): boolean {
  const counts = questions.map(({ moduleId, kind, marks, source }) => ({ moduleId, kind, marks, source, count: 1 }));
  return isEnough(sections ? bankPartsOf(paper, modules, counts, sections, 1) : bankPartsOf(paper, modules, counts));
}

/** Questions of the first module that are not reserved for mock exams. */
function miniOf({ modules, questions }: ExamBank, paper: Paper | null): Exam {
  const [first] = modules;
  const open = questions.filter(
    ({ moduleId, reserved, marks }) => moduleId === first?.id && !reserved && marks <= SHORT_MARKS,
  );
  const candidates = open.map((one) => ({ ...one, courseId: 0, known: null }));
  const chosen = chooseMixed(candidates, [], MINI_QUESTIONS, secureRandom);
  if (chosen.length < LEAST) throw tooFew();
  const placed = chosen.flatMap(({ id }) => {
    const question = open.find((one) => one.id === id);
    return question ? [{ section: "", question }] : [];
  });
  const marks = placed.reduce((sum, { question }) => sum + question.marks, 0);
  return { paper, placed, minutes: marks * minutesAMark(paper) };
}

const MOST_SEED = 2 ** 31 - 1;

/** Written questions need no text to be drawn: their versions are kept. Null for a template that no longer exists. */
function itemOf(courseId: number, { section, question }: Placed): NewItem | null {
  const { id: questionId, moduleId, pointId } = question;
  const drawn = drawnOf(question);
  return drawn && { section, courseId, moduleId, pointId, questionId, ...drawn };
}

function drawnOf(question: BankQuestion): Pick<NewItem, "version" | "seed" | "drawn" | "outOf"> | null {
  const { key, version, source, marks } = question;
  if (source !== "template") return { version, seed: randomInt(1, MOST_SEED), drawn: null, outOf: marks };
  const drawn = drawVariant({ key, version, content: null });
  return drawn && { version: drawn.version, seed: drawn.seed, drawn: drawn.drawn, outOf: drawn.variant.shown.marks };
}
