import "server-only";
import { isModuleOpen } from "@/lib/courses/reads/access";
import { Problem } from "@/lib/platform/contract/problem";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import type { Feedback } from "@/lib/questions/contract/feedback";
import { shownVariant } from "@/lib/questions/reads/variants";
import type { Key } from "@/lib/questions/rules/key";
import { isEmpty, markAnswer } from "@/lib/questions/rules/marking";
import type { Attempt, AttemptEntry, AttemptHead, Item } from "../contract/shapes";
import { BREAK_S, endOf, isOverdue, isStopped } from "../rules/exam";
import { ruleOf } from "../rules/marking-rule";
import { paperOf } from "../rules/papers";
import { mayWrite } from "../rules/tab";
import { KIND_LABELS } from "../rules/words";
import type { AttemptRow, ItemRow, Loaded } from "./rows";

type Named = Pick<AttemptRow, "kind" | "topicTitle" | "courseName" | "paper" | "section">;

/** 'Inventory' for its quiz, 'Mixed practice, FA' for a course, 'Section A, FA' for a section. */
export function titleOf({ kind, topicTitle, courseName, paper, section }: Named): string {
  if ((kind === "quiz" || kind === "try") && topicTitle) return topicTitle;
  const label =
    (kind === "section" && paperOf(paper)?.sections.find(({ name }) => name === section)?.title) || KIND_LABELS[kind];
  return courseName ? `${label}, ${courseName}` : label;
}

type Clocked = Pick<AttemptRow, "state" | "endsAt" | "pausedAt" | "pausedSeconds" | "breakAt">;

/** The clock as it is now: a pause moves the end, unless it is used up. */
function clockNow({ state, endsAt, ...stops }: Clocked): Pick<AttemptRow, "endsAt" | "pausedAt"> & { isOver: boolean } {
  if (endsAt === null || state !== "open") return { endsAt, pausedAt: stops.pausedAt, isOver: false };
  const [clock, at] = [{ endsAt, ...stops }, now()];
  return {
    endsAt: endOf(clock, at),
    pausedAt: isStopped(stops, at) ? stops.pausedAt : null,
    isOver: isOverdue(clock, at),
  };
}

export type EntryRow = Omit<AttemptEntry, "title" | "startedAt" | "finishedAt" | "endsAt" | "isOver"> &
  Named &
  Clocked & { startedAt: Date; finishedAt: Date | null };

export function entryView(row: EntryRow): AttemptEntry {
  const { endsAt, isOver } = clockNow(row);
  return {
    ...row,
    title: titleOf(row),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    isOver,
  };
}

/** Throws 409 `attempt_open`. */
export function requireFinished(attempt: Clocked): void {
  if (attempt.state !== "open") return;
  const { isOver } = clockNow(attempt);
  throw new Problem("attempt_open", isOver ? EXAM_UNMARKED : "This attempt is still open.");
}

const EXAM_UNMARKED = "The time of this exam is over, but it is not marked yet.";

function paperView({ paper: code, closedParts, breakAt, breakSeconds }: AttemptRow): AttemptHead["paper"] {
  const paper = paperOf(code);
  if (!paper) return null;
  const sections = paper.sections.map(({ name, title }) => ({ name, title }));
  const { closesParts, breakAfter } = paper;
  const breakEndsAt = breakAt && new Date(breakAt.getTime() + BREAK_S * 1000).toISOString();
  const mayBreak = breakAfter === closedParts && breakSeconds === null && breakAt === null;
  return { code: paper.code, sections, closesParts, closedParts, mayBreak, breakEndsAt };
}

/** `tab` is the requesting tab; without it the response does not say which tab may write. */
export function headView({ attempt, items }: Loaded, tab: string | undefined): AttemptHead {
  return {
    ...entryView(attempt),
    paper: paperView(attempt),
    now: now().toISOString(),
    pausedAt: clockNow(attempt).pausedAt?.toISOString() ?? null,
    extraPercent: attempt.extraPercent,
    place: attempt.place,
    scratch: attempt.scratch,
    held: tab !== undefined && mayWrite(attempt, tab),
    order: [...items].sort((a, b) => a.turn - b.turn || a.place - b.place).map(({ place }) => place),
  };
}

export const attemptView = (viewer: Viewer, loaded: Loaded, tab: string | undefined): Attempt => ({
  ...headView(loaded, tab),
  items: loaded.items.map((item) => itemView(viewer, item, loaded.attempt)),
});

export type ViewedItem = Pick<
  ItemRow,
  | "place"
  | "section"
  | "parent"
  | "courseId"
  | "moduleId"
  | "topicId"
  | "topicTitle"
  | "pointId"
  | "statement"
  | "reserved"
  | "gone"
  | "withdrawn"
  | "version"
  | "seed"
  | "drawn"
  | "content"
  | "answer"
  | "revision"
  | "seconds"
  | "flagged"
  | "hinted"
  | "guessed"
  | "easy"
  | "cause"
  | "first"
  | "enrolled"
  | "discussion"
  | "share"
  | "marks"
  | "seen"
> & { answeredAt: Date | string | null };

type Exam = Pick<AttemptRow, "kind" | "state" | "paper">;

/** A mock exam begun with Premium may be finished without it. */
const mayFinish = ({ kind, state }: Exam): boolean => kind === "mock" && state === "open";

/** The parts of an item that a browser may receive: the key only after marking, and nothing of a locked module. */
export function itemView(viewer: Viewer, item: ViewedItem, attempt: Exam): Item {
  const locked = item.moduleId !== null && !isModuleOpen(viewer, item) && !mayFinish(attempt);
  const variant = locked ? null : shownVariant(item);
  // At the end of an exam blank items are marked too; they were never answered.
  const isMarked = item.answeredAt !== null || item.share !== null;
  return {
    place: item.place,
    section: item.section,
    part: null,
    parent: item.parent,
    courseId: item.courseId,
    moduleId: item.moduleId,
    topicId: item.topicId,
    topicTitle: item.topicTitle ?? "",
    pointId: item.pointId,
    state: isMarked ? "marked" : item.answer ? "saved" : "new",
    seen: item.seen,
    flagged: item.flagged,
    hinted: item.hinted,
    guessed: item.guessed,
    easy: item.easy,
    cause: item.cause,
    revision: item.revision,
    seconds: item.seconds,
    locked,
    reserved: item.reserved,
    withdrawn: item.withdrawn || (item.gone && !isMarked),
    question: variant?.shown ?? null,
    answer: item.answer,
    hint: item.hinted ? (variant?.key.hint ?? null) : null,
    verdict: verdictOf(item),
    feedback: isMarked && variant ? feedbackOf(item, variant.key, attempt) : null,
    discussion: isMarked ? item.discussion : null,
  };
}

/** From the stored share, because the text may be deleted and the rule of marking may have changed. */
function verdictOf({ share, answer }: ViewedItem): Item["verdict"] {
  if (share === null) return null;
  if (answer === null || isEmpty(answer)) return "blank";
  return share === 1 ? "right" : share === 0 ? "wrong" : "part";
}

/** The marks are those that were given, also where a rule of marking has changed since. */
function feedbackOf(item: ViewedItem, key: Key, { paper }: Exam): Feedback {
  const found = markAnswer(key, item.answer, ruleOf(paper, item.section));
  const marks = item.marks ?? found.marks;
  const isPart = marks > 0 && marks < found.outOf;
  return { ...found, marks, whole: found.whole && !isPart, point: pointOf(item) };
}

const pointOf = ({ pointId, statement }: ViewedItem) => (pointId && statement ? { id: pointId, statement } : null);
