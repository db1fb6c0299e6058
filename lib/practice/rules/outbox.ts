import type { Answer } from "@/lib/questions/contract/answers";

/** An answer that the server has not confirmed. `at` is when it was given and tells two answers to a place apart. */
export type Unsent = {
  place: number;
  answer: Answer | null;
  seconds: number;
  hinted: boolean;
  at: number;
  /** Why the server will not take it, in words; such an answer is not sent again. */
  refused?: string;
};

/** What a browser keeps of an attempt until the server has it: answers in order, and what was begun but not sent. */
export type Outbox = { unsent: readonly Unsent[]; drafts: Readonly<Record<number, Answer>> };

export const EMPTY_OUTBOX: Outbox = { unsent: [], drafts: {} };

/** An answer that waits is not replaced: the first answer to a question of practice counts. */
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

/** What to send now: one answer at a time, in the order in which they were given. */
export const nextToSend = (outbox: Outbox): Unsent | undefined =>
  outbox.unsent.find(({ refused }) => refused === undefined);

export const unsentAt = (outbox: Outbox, place: number): Unsent | undefined =>
  outbox.unsent.find((one) => one.place === place);

/** The server has confirmed exactly this answer. */
export const withoutSent = (outbox: Outbox, { place, at }: Pick<Unsent, "place" | "at">): Outbox =>
  withoutDraft({ ...outbox, unsent: outbox.unsent.filter((one) => one.place !== place || one.at !== at) }, place);

/** The answer goes back to being a draft, with the server's sentence beside it. */
export const withRefusal = (outbox: Outbox, { place, at }: Pick<Unsent, "place" | "at">, sentence: string): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.map((one) => (one.place === place && one.at === at ? { ...one, refused: sentence } : one)),
});

/** Somebody mends an answer that was refused. */
export const withoutRefusal = (outbox: Outbox, place: number): Outbox => ({
  ...outbox,
  unsent: outbox.unsent.filter((one) => one.place !== place || one.refused === undefined),
});

const LONGEST_WAIT_S = 30;

/** How long to wait before the next try, after this many that failed: 1, 2, 4 … 30 seconds. */
export const waitAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(2 ** (failures - 1), LONGEST_WAIT_S) * 1000;

export const isEmptyOutbox = ({ unsent, drafts }: Outbox): boolean =>
  unsent.length === 0 && Object.keys(drafts).length === 0;

/** What the browser kept, or an empty outbox where that cannot be read. */
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
