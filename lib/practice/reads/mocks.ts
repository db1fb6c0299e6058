import "server-only";
import { mayOpenAll } from "@/lib/courses/reads";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Mocks } from "../contract/mocks";
import { bankPartsOf, isEnough, type Parts } from "../rules/building";
import { EXTRA_PERCENTS, isOverdue } from "../rules/exam";
import {
  marksOfPaper,
  marksOfSection,
  minutesOfSection,
  type Paper,
  paperOf,
  periodSentence,
  type Section,
} from "../rules/papers";
import { type CourseBank, listBanks } from "./bank";

const NOTHING: Parts = { there: 0, needed: 0 };

/** Throws 404, 403 `not_enrolled`. */
export async function getMocks(viewer: Viewer, courseId: number): Promise<Mocks> {
  const [bank] = await listBanks(viewer, [courseId]);
  if (!bank) throw notFound("Course not found");
  if (!bank.enrolled && !viewer.isAdmin) throw new Problem("not_enrolled", "Enrol in this course to take mock exams.");
  const paper = paperOf(bank.code);
  const parts = paper ? bankPartsOf(paper, bank.modules, bank.counts) : NOTHING;
  return {
    courseId,
    title: bank.title,
    paper: paper && paperView(paper, bank),
    offered: isEnough(parts),
    missing: parts.needed - parts.there,
    parts,
    mayStart: mayOpenAll(viewer),
    extra: [...EXTRA_PERCENTS],
    open: openView(bank.open),
    taken: bank.taken.map((one) => ({ ...one, finishedAt: new Date(one.finishedAt).toISOString() })),
  };
}

const paperView = (paper: Paper, bank: CourseBank): NonNullable<Mocks["paper"]> => ({
  code: paper.code,
  minutes: paper.minutes,
  marks: marksOfPaper(paper),
  passMark: paper.passMark,
  period: periodSentence(paper),
  source: paper.source,
  hasFormulae: paper.hasFormulae,
  closesParts: paper.closesParts,
  breakAfter: paper.breakAfter,
  sections: paper.sections.map((section) => sectionView(paper, section, bank)),
});

function sectionView(paper: Paper, section: Section, { modules, counts }: CourseBank) {
  return {
    name: section.name,
    title: section.title,
    questions: section.questions.reduce((sum, { count }) => sum + count, 0),
    marks: marksOfSection(section),
    minutes: minutesOfSection(paper, section),
    offered: isEnough(bankPartsOf(paper, modules, counts, [section], 1)),
  };
}

function openView(open: CourseBank["open"]): Mocks["open"] {
  if (!open) return null;
  const { id, answered, itemCount, pausedSeconds } = open;
  const pausedAt = open.pausedAt === null ? null : new Date(open.pausedAt);
  const breakAt = open.breakAt === null ? null : new Date(open.breakAt);
  const isOver = isOverdue({ endsAt: new Date(open.endsAt), pausedAt, pausedSeconds, breakAt }, now());
  return { id, answered, itemCount, isOver };
}

export type OfferedMock = {
  courseId: number;
  paper: string | null;
  /** Of the whole paper, without extra time; 0 for a course that is no known paper. */
  minutes: number;
  offered: boolean;
  /** Finished ones, newest first, at most twenty. */
  taken: { id: number; finishedAt: Date; marks: number; outOf: number; paused: boolean }[];
};

/** Which of these courses have mock exams, how long they take, and those that the student has finished. */
export const offeredBy = (banks: readonly CourseBank[]): OfferedMock[] =>
  banks.map(({ id, code, modules, counts, taken }) => {
    const paper = paperOf(code);
    return {
      courseId: id,
      paper: paper?.code ?? null,
      minutes: paper?.minutes ?? 0,
      offered: paper !== null && isEnough(bankPartsOf(paper, modules, counts)),
      taken: taken.map((one) => ({ ...one, finishedAt: new Date(one.finishedAt) })),
    };
  });
