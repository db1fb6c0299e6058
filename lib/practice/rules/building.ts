import { countsByArea, type Paper, type Questions, type Section } from "./papers";
import { type Random, shuffled } from "./random";

/** A live question of a paper's bank, reserved ones among them, with this student's history. */
export type BankQuestion = {
  id: number;
  key: string;
  version: number;
  source: string;
  kind: string;
  marks: number;
  reserved: boolean;
  moduleId: number;
  topicId: number;
  pointId: number | null;
  difficulty: number;
  /** When the student last met it, in ms; null for never. */
  met: number | null;
};

export type Placed = { section: string; question: BankQuestion };
export type ExamModule = { id: number; minutes: number };

/** Three exams without a common written question: a part is one question of one of them. */
export const EXAMS_IN_BANK = 3;
/** How far the mean difficulty of a section may be from 0, in logits. */
const BALANCED = 0.2;
const MOST_SWAPS = 100;

const isLong = ({ kind }: BankQuestion) => kind === "sheet" || kind === "journal";
const isTemplate = ({ source }: BankQuestion) => source === "template";

/**
 * Whether a question has the form and the marks that a part of the paper asks for. No bank has cases or written
 * answers.
 */
export function suits(question: Pick<BankQuestion, "kind" | "marks">, { form, marks }: Questions): boolean {
  if (form === "case" || form === "written" || question.marks !== marks) return false;
  return form === "long" ? isLong(question as BankQuestion) : question.kind !== "sheet";
}

/** An area of a part of the paper, with the number of questions it needs. */
type Need = { section: Section; questions: Questions; moduleId: number; count: number };

/** `random` decides which areas are asked where there are more areas than questions. */
function needsOf(paper: Paper, modules: readonly ExamModule[], section: Section, random: Random): Need[] {
  return section.questions.flatMap((questions) => {
    const counts =
      questions.areas === "all"
        ? countsByArea(paper, modules, questions.count)
        : countsOfList(questions.areas, modules.length, questions.count, random);
    return counts.flatMap((count, index) => {
      const moduleId = modules[index]?.id;
      return count > 0 && moduleId !== undefined ? [{ section, questions, moduleId, count }] : [];
    });
  });
}

function countsOfList(areas: readonly number[], length: number, count: number, random: Random): number[] {
  const chosenAreas = shuffled(areas, random).slice(0, count);
  return Array.from({ length }, (_, index) => (chosenAreas.includes(index + 1) ? count / chosenAreas.length : 0));
}

/** The questions of these sections in order; null if the bank has too few. */
export function buildExam(
  paper: Paper,
  sections: readonly Section[],
  modules: readonly ExamModule[],
  bank: readonly BankQuestion[],
  random: Random,
): Placed[] | null {
  const exam: Placed[] = [];
  for (const section of sections) {
    const chosen = buildSection(needsOf(paper, modules, section, random), bank, random);
    if (!chosen) return null;
    exam.push(...chosen.map((question) => ({ section: section.name, question })));
  }
  return exam;
}

function buildSection(needs: readonly Need[], bank: readonly BankQuestion[], random: Random): BankQuestion[] | null {
  const chosen: { question: BankQuestion; pool: BankQuestion[]; mayMove: boolean }[] = [];
  for (const { questions, moduleId, count } of needs) {
    const all = bank.filter((one) => one.moduleId === moduleId && suits(one, questions));
    const pool = shuffled(all, random);
    const taken = pickFrom(pool, count, new Set(chosen.map(({ question }) => question.pointId)));
    if (taken.length < count) return null;
    chosen.push(...taken.map((question) => ({ question, pool, mayMove: questions.form === "short" })));
  }
  balance(chosen);
  const short = chosen.filter(({ mayMove }) => mayMove).map(({ question }) => question);
  const long = chosen.filter(({ mayMove }) => !mayMove).map(({ question }) => question);
  return [...shuffled(short, random), ...long];
}

/** Reserved questions by turns, so that they last for three exams; then new figures, then what was met longest ago. */
function pickFrom(pool: readonly BankQuestion[], count: number, points: Set<number | null>): BankQuestion[] {
  const taken: BankQuestion[] = [];
  const take = (list: readonly BankQuestion[], most: number) => {
    for (let left = most; left > 0 && taken.length < count; left -= 1) {
      const open = list.filter((one) => !taken.includes(one));
      const next = open.find(({ pointId }) => !points.has(pointId)) ?? (list === pool ? open[0] : undefined);
      if (!next) return;
      taken.push(next);
      points.add(next.pointId);
    }
  };
  const reserved = pool.filter((one) => one.reserved && !isTemplate(one));
  const fresh = reserved.filter(({ met }) => met === null);
  take(fresh, Math.ceil(reserved.length / EXAMS_IN_BANK));
  const templates = [...pool].filter(isTemplate).sort((a, b) => (a.met ?? 0) - (b.met ?? 0));
  take(templates, count);
  take(fresh, count);
  take(
    pool.filter((one) => !isTemplate(one) && one.met === null),
    count,
  );
  // A point is asked twice, with new figures, before a question that was met before.
  for (const again of templates) if (taken.length < count && !taken.includes(again)) taken.push(again);
  const met = pool.filter((one) => !isTemplate(one) && one.met !== null).sort((a, b) => (a.met ?? 0) - (b.met ?? 0));
  take(met, count);
  for (const again of met) if (taken.length < count && !taken.includes(again)) taken.push(again);
  return taken;
}

type Slot = { question: BankQuestion; pool: readonly BankQuestion[] };

/** Exchanges questions with others of the same area until the section is as hard as an exam should be. */
function balance(slots: Slot[]): void {
  for (let swaps = 0; swaps < MOST_SWAPS; swaps += 1) {
    const sum = slots.reduce((all, { question }) => all + question.difficulty, 0);
    if (Math.abs(sum) <= BALANCED * slots.length) return;
    const swap = bestSwap(slots, sum, isLike) ?? bestSwap(slots, sum, () => true);
    if (!swap) return;
    swap.slot.question = swap.other;
  }
}

const isLike = (a: BankQuestion, b: BankQuestion) => isTemplate(a) === isTemplate(b) && a.reserved === b.reserved;

function bestSwap(slots: readonly Slot[], sum: number, may: (a: BankQuestion, b: BankQuestion) => boolean) {
  const ids = new Set(slots.map(({ question }) => question.id));
  const points = new Set(slots.map(({ question }) => question.pointId));
  let best: { slot: Slot; other: BankQuestion; left: number } | undefined;
  for (const slot of slots)
    for (const other of slot.pool) {
      const left = Math.abs(sum + other.difficulty - slot.question.difficulty);
      if (left >= (best?.left ?? Math.abs(sum)) || ids.has(other.id)) continue;
      if (other.pointId !== slot.question.pointId && points.has(other.pointId)) continue;
      if ((!isTemplate(other) && other.met !== null) || !may(slot.question, other)) continue;
      best = { slot, other, left };
    }
  return best;
}

/** Live questions of one area, form and source. */
export type BankCount = {
  moduleId: number;
  kind: string;
  marks: number;
  source: string;
  count: number;
};

export type Parts = { there: number; needed: number };

/**
 * How much of three exams without a common written question a bank holds. A template counts for each of the three, as it
 * draws new figures.
 */
export function bankPartsOf(
  paper: Paper,
  modules: readonly ExamModule[],
  bank: readonly BankCount[],
  sections: readonly Section[] = paper.sections,
  exams = EXAMS_IN_BANK,
): Parts {
  const parts = { there: 0, needed: 0 };
  for (const section of sections)
    for (const { questions, moduleId, count } of needsForCounting(paper, modules, section)) {
      const own = bank.filter((one) => one.moduleId === moduleId && suits(one, questions));
      const there = own.reduce((sum, one) => sum + one.count * (one.source === "template" ? exams : 1), 0);
      parts.needed += count * exams;
      parts.there += Math.min(there, count * exams);
    }
  return parts;
}

/** Where one of several areas is asked, each of them must be there. */
function needsForCounting(paper: Paper, modules: readonly ExamModule[], section: Section): Need[] {
  return section.questions.flatMap((questions) => {
    if (questions.areas === "all") return needsOf(paper, modules, { ...section, questions: [questions] }, () => 0);
    return questions.areas.flatMap((area) => {
      const moduleId = modules[area - 1]?.id;
      return moduleId === undefined ? [] : [{ section, questions, moduleId, count: 1 }];
    });
  });
}

export const isEnough = ({ there, needed }: Parts): boolean => needed > 0 && there >= needed;
