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
import { type StoreShape, storePerAttempt } from "./outbox-store";

const EXAM: StoreShape<ExamOutbox> = { empty: EMPTY_EXAM_OUTBOX, isEmpty: isEmptyExamOutbox, from: examOutboxFrom };
const FLAGS: StoreShape<Flags> = { empty: [], isEmpty: (flags) => flags.length === 0, from: flagsFrom };
const SCRATCH: StoreShape<string | null> = { empty: null, isEmpty: (text) => text === null, from: scratchFrom };

/** The answers of an exam that are not saved yet, and drafts that cannot be saved as they are. */
export const examOutboxOf = storePerAttempt("exam", EXAM);

/** The flags of an exam that are not saved yet. */
export const examFlagsOf = storePerAttempt("exam-flags", FLAGS);

/** The scratch pad of an exam, if it is not saved yet. */
export const examScratchOf = storePerAttempt("exam-scratch", SCRATCH);

/** Removes what this browser has kept of a finished exam. */
export function forgetExam(attemptId: number): void {
  examOutboxOf(attemptId).update(() => EMPTY_EXAM_OUTBOX);
  examFlagsOf(attemptId).update(() => FLAGS.empty);
  examScratchOf(attemptId).update(() => null);
  forget([attemptId]);
}

/** Removes the keys of exams that were never finished in this browser. */
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
