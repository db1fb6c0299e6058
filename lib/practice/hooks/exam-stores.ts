"use client";
import { writeStored } from "@/lib/platform/browser/local-storage";
import { type Flags, flagsFrom } from "../rules/exam-flags";
import {
  EMPTY_EXAM_OUTBOX,
  type ExamOutbox,
  examOfKey,
  examOutboxFrom,
  forgottenExams,
  isEmptyExamOutbox,
} from "../rules/exam-outbox";
import { newStore, type OutboxStore, type StoreShape } from "./outbox-store";

const examStores = new Map<number, OutboxStore<ExamOutbox>>();
const flagStores = new Map<number, OutboxStore<Flags>>();
const scratchStores = new Map<number, OutboxStore<string | null>>();
const EXAM: StoreShape<ExamOutbox> = { empty: EMPTY_EXAM_OUTBOX, isEmpty: isEmptyExamOutbox, from: examOutboxFrom };
const FLAGS: StoreShape<Flags> = { empty: [], isEmpty: (flags) => flags.length === 0, from: flagsFrom };
const SCRATCH: StoreShape<string | null> = { empty: null, isEmpty: (text) => text === null, from: scratchFrom };

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
    if (exam !== null && exams.includes(exam)) writeStored(key, "");
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
