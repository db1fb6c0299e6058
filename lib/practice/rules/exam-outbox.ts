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

/** In the order in which the answers were given. */
export type ExamOutbox = readonly ExamChange[];

export const changeAt = (outbox: ExamOutbox, place: number): ExamChange | undefined =>
  outbox.find((one) => one.place === place);

/** The first answer to be sent; what the student must decide about waits. */
export const nextChange = (outbox: ExamOutbox): ExamChange | undefined => outbox.find(({ held }) => held === undefined);

/** A place keeps its turn and the revision that it is based on. */
export function withChange(outbox: ExamOutbox, change: Omit<ExamChange, "held">): ExamOutbox {
  const before = changeAt(outbox, change.place);
  if (!before) return [...outbox, change];
  const { held: _, ...kept } = { ...before, ...change, revision: before.revision };
  return outbox.map((one) => (one === before ? kept : one));
}

/** What was confirmed leaves; what was changed since then is based on it. */
export function withoutSaved(outbox: ExamOutbox, sent: ExamChange, revision: number): ExamOutbox {
  return outbox.flatMap((one) => {
    if (one.place !== sent.place) return [one];
    return one.at === sent.at ? [] : [{ ...one, revision }];
  });
}

export const withHeld = (outbox: ExamOutbox, sent: ExamChange, held: NonNullable<ExamChange["held"]>): ExamOutbox =>
  outbox.map((one) => (one.place === sent.place ? { ...one, held } : one));

/** The student's own answer is sent after all, on top of the newer one. */
export const withMine = (outbox: ExamOutbox, place: number, revision: number): ExamOutbox =>
  outbox.map((one) => {
    if (one.place !== place) return one;
    const { held: _, ...mine } = one;
    return { ...mine, revision };
  });

export const withoutPlace = (outbox: ExamOutbox, place: number): ExamOutbox =>
  outbox.filter((one) => one.place !== place);

/** How long to wait for more keys: choices 0.4 s, what is typed 2 s. */
export const quietMs = (answer: Answer | null): number =>
  answer?.kind === "number" || answer?.kind === "sheet" || answer?.kind === "journal" ? 2000 : 400;

export const examOutboxFrom = (text: string | null): ExamOutbox => storedList(text, isChange);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isChange = (value: unknown): value is ExamChange =>
  isRecord(value) &&
  Number.isInteger(value.place) &&
  (value.answer === null || (isRecord(value.answer) && typeof value.answer.kind === "string")) &&
  typeof value.seconds === "number" &&
  Number.isInteger(value.revision) &&
  typeof value.at === "string" &&
  (value.held === undefined || value.held === "newer" || value.held === "refused");
