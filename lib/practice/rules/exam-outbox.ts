import { storedList } from "@/lib/platform/browser/stored-list";
import type { Answer } from "@/lib/questions/contract/answers";

/** An answer of an exam that the server has not confirmed. A later one at the same place replaces it. */
export type ExamChange = {
  place: number;
  answer: Answer | null;
  seconds: number;
  /** The revision of the item that was changed. */
  revision: number;
  /** When it was given, by the server's clock, as ISO 8601. */
  at: string;
  /** The server holds a newer answer, or refused this one; it is not sent until the student decides. */
  held?: "newer" | "refused";
};

/**
 * The answer at a place as typed, while a part of it cannot be sent, such as half a line of an entry. The rest of it is
 * sent: `revision` is that of the item with this rest.
 */
export type ExamDraft = { place: number; answer: Answer; revision: number };

/** `unsent` is in the order in which the answers were given. */
export type ExamOutbox = { unsent: readonly ExamChange[]; drafts: readonly ExamDraft[] };

export const EMPTY_EXAM_OUTBOX: ExamOutbox = { unsent: [], drafts: [] };

export const isEmptyExamOutbox = ({ unsent, drafts }: ExamOutbox): boolean =>
  unsent.length === 0 && drafts.length === 0;

export const changeAt = ({ unsent }: ExamOutbox, place: number): ExamChange | undefined =>
  unsent.find((one) => one.place === place);

/** The draft at an item, unless a newer answer to it was saved elsewhere. */
export function draftAt(outbox: ExamOutbox, item: { place: number; revision: number }): Answer | undefined {
  const draft = outbox.drafts.find(({ place }) => place === item.place);
  return draft && (draft.revision >= item.revision || changeAt(outbox, item.place)) ? draft.answer : undefined;
}

/** The first answer to be sent; what the student must decide about waits. */
export const nextChange = ({ unsent }: ExamOutbox): ExamChange | undefined =>
  unsent.find(({ held }) => held === undefined);

/** A place keeps its turn and the revision that it is based on. */
export function withChange(outbox: ExamOutbox, change: Omit<ExamChange, "held">): ExamOutbox {
  const before = changeAt(outbox, change.place);
  if (!before) return { ...outbox, unsent: [...outbox.unsent, change] };
  const { held, ...kept } = { ...before, ...change, revision: before.revision };
  return { ...outbox, unsent: outbox.unsent.map((one) => (one === before ? kept : one)) };
}

export const withExamDraft = (outbox: ExamOutbox, draft: ExamDraft): ExamOutbox => ({
  ...outbox,
  drafts: [...outbox.drafts.filter(({ place }) => place !== draft.place), draft],
});

export const withoutExamDraft = (outbox: ExamOutbox, place: number): ExamOutbox => ({
  ...outbox,
  drafts: outbox.drafts.filter((one) => one.place !== place),
});

/** Removes a confirmed answer. A later change, or a draft, gets its revision. */
export const withoutSaved = (outbox: ExamOutbox, sent: ExamChange, revision: number): ExamOutbox => ({
  unsent: outbox.unsent.flatMap((one) => {
    if (one.place !== sent.place) return [one];
    return one.at === sent.at ? [] : [{ ...one, revision }];
  }),
  drafts: outbox.drafts.map((one) => (one.place === sent.place ? { ...one, revision } : one)),
});

export const withHeld = (outbox: ExamOutbox, sent: ExamChange, held: NonNullable<ExamChange["held"]>): ExamOutbox => ({
  ...outbox,
  unsent: outbox.unsent.map((one) => (one.place === sent.place ? { ...one, held } : one)),
});

/** The student's own answer is sent after all, on top of the newer one. */
export const withMine = (outbox: ExamOutbox, place: number, revision: number): ExamOutbox => ({
  ...outbox,
  unsent: outbox.unsent.map((one) => {
    if (one.place !== place) return one;
    const { held, ...mine } = one;
    return { ...mine, revision };
  }),
});

export const withoutPlace = ({ unsent, drafts }: ExamOutbox, place: number): ExamOutbox => ({
  unsent: unsent.filter((one) => one.place !== place),
  drafts: drafts.filter((one) => one.place !== place),
});

/** How long to wait for more keys: choices 0.4 s, what is typed 2 s. */
export const quietMs = (answer: Answer | null): number =>
  answer?.kind === "number" || answer?.kind === "sheet" || answer?.kind === "journal" ? 2000 : 400;

/** The stored outbox, or an empty one if it cannot be read. Earlier it was the list of `unsent` alone. */
export function examOutboxFrom(text: string | null): ExamOutbox {
  try {
    const read: unknown = text === null ? null : JSON.parse(text);
    if (!isRecord(read) || Array.isArray(read)) return { unsent: storedList(text, isChange), drafts: [] };
    return { unsent: listIn(read.unsent, isChange), drafts: listIn(read.drafts, isDraft) };
  } catch {
    return EMPTY_EXAM_OUTBOX;
  }
}

const MOST_KEPT = 10;
const OF_EXAM = /^exam(?:-flags|-scratch|-marks)?:(\d+)(?::|$)/;

/** The exam that a key of the browser's storage belongs to. */
export const examOfKey = (key: string): number | null => Number(OF_EXAM.exec(key)?.[1] ?? 0) || null;

/** The exams whose keys are no longer needed: all but this one and the ten newest others. */
export const forgottenExams = (keys: readonly string[], current: number): number[] =>
  [...new Set(keys.map(examOfKey))]
    .filter((id) => id !== null && id !== current)
    .map(Number)
    .sort((a, b) => b - a)
    .slice(MOST_KEPT);

const listIn = <T>(value: unknown, isEntry: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isAnswer = (value: unknown): value is Answer => isRecord(value) && typeof value.kind === "string";

const isDraft = (value: unknown): value is ExamDraft =>
  isRecord(value) && Number.isInteger(value.place) && isAnswer(value.answer) && Number.isInteger(value.revision);

const isChange = (value: unknown): value is ExamChange =>
  isRecord(value) &&
  Number.isInteger(value.place) &&
  (value.answer === null || isAnswer(value.answer)) &&
  typeof value.seconds === "number" &&
  Number.isInteger(value.revision) &&
  typeof value.at === "string" &&
  (value.held === undefined || value.held === "newer" || value.held === "refused");
