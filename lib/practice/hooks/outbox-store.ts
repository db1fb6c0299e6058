"use client";
import { type Flags, flagsFrom } from "../rules/exam-flags";
import {
  EMPTY_EXAM_OUTBOX,
  type ExamOutbox,
  examOfKey,
  examOutboxFrom,
  forgottenExams,
  isEmptyExamOutbox,
} from "../rules/exam-outbox";
import { EMPTY_OUTBOX, isEmptyOutbox, type Outbox, outboxFrom } from "../rules/outbox";

export type OutboxStore<T = Outbox> = {
  read(): T;
  update(change: (outbox: T) => T): void;
  subscribe(look: () => void): () => void;
};

type Shape<T> = { empty: T; isEmpty(outbox: T): boolean; from(text: string | null): T };

const stores = new Map<number, OutboxStore>();
const examStores = new Map<number, OutboxStore<ExamOutbox>>();
const flagStores = new Map<number, OutboxStore<Flags>>();
const scratchStores = new Map<number, OutboxStore<string | null>>();
const PRACTICE: Shape<Outbox> = { empty: EMPTY_OUTBOX, isEmpty: isEmptyOutbox, from: outboxFrom };
const EXAM: Shape<ExamOutbox> = { empty: EMPTY_EXAM_OUTBOX, isEmpty: isEmptyExamOutbox, from: examOutboxFrom };
const FLAGS: Shape<Flags> = { empty: [], isEmpty: (flags) => flags.length === 0, from: flagsFrom };
const SCRATCH: Shape<string | null> = { empty: null, isEmpty: (text) => text === null, from: scratchFrom };

/** The outbox of an attempt: one per page, shared with other tabs through localStorage. */
export function outboxOf(attemptId: number): OutboxStore {
  const store = stores.get(attemptId) ?? newStore(`practice:${attemptId}`, PRACTICE);
  stores.set(attemptId, store);
  return store;
}

/** The answers of an exam that are not saved yet, or not as they stand there. */
export function examOutboxOf(attemptId: number): OutboxStore<ExamOutbox> {
  const store = examStores.get(attemptId) ?? newStore(`exam:${attemptId}`, EXAM);
  examStores.set(attemptId, store);
  return store;
}

/** The flags of an exam that are not saved yet. */
export function examFlagsOf(attemptId: number): OutboxStore<Flags> {
  const store = flagStores.get(attemptId) ?? newStore(`exam-flags:${attemptId}`, FLAGS);
  flagStores.set(attemptId, store);
  return store;
}

/** The scratch pad of an exam, if it is not saved yet. */
export function examScratchOf(attemptId: number): OutboxStore<string | null> {
  const store = scratchStores.get(attemptId) ?? newStore(`exam-scratch:${attemptId}`, SCRATCH);
  scratchStores.set(attemptId, store);
  return store;
}

/** A finished exam needs nothing any more that this browser has kept of it. */
export function forgetExam(attemptId: number): void {
  examOutboxOf(attemptId).update(() => EMPTY_EXAM_OUTBOX);
  examFlagsOf(attemptId).update(() => FLAGS.empty);
  examScratchOf(attemptId).update(() => null);
  forget([attemptId]);
}

/** Exams that were never finished in this browser leave their keys behind. */
export const forgetOldExams = (current: number): void => forget(forgottenExams(storedKeys(), current));

function forget(exams: readonly number[]): void {
  for (const key of storedKeys()) {
    const exam = examOfKey(key);
    if (exam !== null && exams.includes(exam)) keep(key, null);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

function scratchFrom(text: string | null): string | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "string" ? read : text;
  } catch {
    // Earlier it was stored as it is.
    return text;
  }
}

function newStore<T>(key: string, { empty, isEmpty, from }: Shape<T>): OutboxStore<T> {
  const lookers = new Set<() => void>();
  let text: string | null = null;
  let outbox = empty;
  const take = (now: string | null) => {
    if (now === text) return;
    text = now;
    outbox = from(now);
  };
  const look = () => {
    take(stored(key, text));
    for (const one of lookers) one();
  };
  const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && look();
  take(stored(key, null));
  return {
    read: () => outbox,
    update(change) {
      // Another tab may have written in the meantime.
      take(stored(key, text));
      const next = change(outbox);
      if (next === outbox) return;
      outbox = next;
      text = isEmpty(next) ? null : JSON.stringify(next);
      keep(key, text);
      for (const one of lookers) one();
    },
    subscribe(one) {
      if (lookers.size === 0) window.addEventListener("storage", fromOtherTab);
      lookers.add(one);
      return () => {
        lookers.delete(one);
        if (lookers.size === 0) window.removeEventListener("storage", fromOtherTab);
      };
    },
  };
}

/** The stored outbox, or the copy in memory if storage is not available. */
function stored(key: string, remembered: string | null): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return remembered;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Storage is full or disabled; the copy in memory remains.
  }
}
