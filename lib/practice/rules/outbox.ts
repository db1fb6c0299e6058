import type { Answer } from "@/lib/questions/contract/answers";

/**
 * An answer that the server has not confirmed. `at` is when it was given, and distinguishes two answers at the same
 * place.
 */
export type Unsent = {
  place: number;
  answer: Answer | null;
  seconds: number;
  hinted: boolean;
  at: number;
  /** The server's reason for refusing it; a refused answer is not sent again. */
  refused?: string;
};

/** What the browser stores of an attempt until the server has it: answers in order, and unsent drafts. */
export type Outbox = { unsent: readonly Unsent[]; drafts: Readonly<Record<number, Answer>> };

export const EMPTY_OUTBOX: Outbox = { unsent: [], drafts: {} };

/** A waiting answer is not replaced, because the first answer to a practice question counts. */
export function withAnswer(outbox: Outbox, unsent: Unsent): Outbox {
  const others = outbox.unsent.filter((one) => one.place !== unsent.place || one.refused === undefined);
  if (others.some((one) => one.place === unsent.place)) return outbox;
  return { ...outbox, unsent: [...others, unsent] };
}

export const withDraft = (outbox: Outbox, place: number, draft: Answer): Outbox => ({
  ...outbox,
  drafts: { ...outbox.drafts, [place]: draft },
});

export function withoutDraft(outbox: Outbox, place: number): Outbox {
  const { [place]: _, ...drafts } = outbox.drafts;
  return { ...outbox, drafts };
}

/** The answer to send next: one at a time, in the order they were given. */
export const nextToSend = (outbox: Outbox): Unsent | undefined =>
  outbox.unsent.find(({ refused }) => refused === undefined);

export const unsentAt = (outbox: Outbox, place: number): Unsent | undefined =>
  outbox.unsent.find((one) => one.place === place);

/** Removes exactly the answer that the server has confirmed. */
export const withoutSent = (outbox: Outbox, { place, at }: Pick<Unsent, "place" | "at">): Outbox =>
  withoutDraft({ ...outbox, unsent: outbox.unsent.filter((one) => one.place !== place || one.at !== at) }, place);

/** Turns the answer back into a draft, with the server's message. */
export const withRefusal = (outbox: Outbox, { place, at }: Pick<Unsent, "place" | "at">, sentence: string): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.map((one) => (one.place === place && one.at === at ? { ...one, refused: sentence } : one)),
});

/** The student edits an answer that was refused. */
export const withoutRefusal = (outbox: Outbox, place: number): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.filter((one) => one.place !== place || one.refused === undefined),
});

const LONGEST_WAIT_S = 30;

/** The delay before the next try, by the number of failed tries: 1, 2, 4 … 30 seconds. */
export const waitAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(2 ** (failures - 1), LONGEST_WAIT_S) * 1000;

export const isEmptyOutbox = ({ unsent, drafts }: Outbox): boolean =>
  unsent.length === 0 && Object.keys(drafts).length === 0;

/** The stored outbox, or an empty one if it cannot be read. */
export function outboxFrom(text: string | null): Outbox {
  if (!text) return EMPTY_OUTBOX;
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read) || !Array.isArray(read.unsent) || !isRecord(read.drafts)) return EMPTY_OUTBOX;
    return { unsent: read.unsent.filter(isUnsent), drafts: draftsIn(read.drafts) };
  } catch {
    return EMPTY_OUTBOX;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isAnswer = (value: unknown): value is Answer => isRecord(value) && typeof value.kind === "string";

const isUnsent = (value: unknown): value is Unsent =>
  isRecord(value) &&
  Number.isInteger(value.place) &&
  (value.answer === null || isAnswer(value.answer)) &&
  typeof value.seconds === "number" &&
  typeof value.hinted === "boolean" &&
  typeof value.at === "number" &&
  (value.refused === undefined || typeof value.refused === "string");

const draftsIn = (drafts: Record<string, unknown>): Outbox["drafts"] =>
  Object.fromEntries(Object.entries(drafts).filter((entry): entry is [string, Answer] => isAnswer(entry[1])));
