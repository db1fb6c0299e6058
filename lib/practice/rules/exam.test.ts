import { expect, test } from "vitest";
import {
  endOf,
  isOverdue,
  isStopped,
  leftInWords,
  leftOutSentence,
  marksInWords,
  pauseSecondsAt,
  submitQuestion,
  warningAt,
} from "./exam";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 10, minutes));
const running = { endsAt: at(120), pausedAt: null, pausedSeconds: 0, breakAt: null };

test("a pause moves the end, at most by 24 hours in all", () => {
  expect(endOf(running, at(60))).toEqual(at(120));
  const paused = { ...running, pausedAt: at(30) };
  expect(endOf(paused, at(50))).toEqual(at(140));
  expect(endOf({ ...paused, pausedSeconds: 86_400 - 60 }, at(50))).toEqual(at(121));
  expect(pauseSecondsAt({ pausedAt: at(30), pausedSeconds: 0 }, at(20))).toBe(0);
});

test("a break moves the end, at most by a quarter of an hour", () => {
  const onBreak = { ...running, breakAt: at(90) };
  expect(endOf(onBreak, at(80))).toEqual(at(120));
  expect(endOf(onBreak, at(97))).toEqual(at(127));
  expect(endOf(onBreak, at(200))).toEqual(at(135));
});

test("an exam is overdue when late answers are no longer taken", () => {
  expect(isOverdue(running, at(135))).toBe(false);
  expect(isOverdue(running, at(136))).toBe(true);
  expect(isOverdue({ ...running, pausedAt: at(30) }, at(136))).toBe(false);
});

test("the time left is told in minutes, and in seconds below five minutes", () => {
  expect([7200, 4321, 3600, 301, 299, 9, 0, -5].map(leftInWords)).toEqual([
    "2 h left",
    "1 h 13 min left",
    "1 h left",
    "6 min left",
    "4:59 left",
    "0:09 left",
    "0:00 left",
    "0:00 left",
  ]);
});

test("a warning is given once, when its time is passed", () => {
  expect(warningAt(1801, 1800)).toBe("30 minutes left.");
  expect(warningAt(1800, 1799)).toBeNull();
  expect(warningAt(61, 60)).toBe("1 minute left.");
  // After a sleep of the device the nearest one counts.
  expect(warningAt(4000, 290)).toBe("5 minutes left.");
  expect(warningAt(5, 0)).toBeNull();
});

test("before submitting, blanks and flags are counted", () => {
  const place = (answered: boolean, flagged: boolean) => ({ answered, flagged });
  expect(submitQuestion([place(false, false), place(false, true), place(false, false), place(true, true)])).toBe(
    "3 questions are not answered and 2 are flagged.",
  );
  expect(submitQuestion([place(false, false)])).toBe("1 question is not answered.");
  expect(submitQuestion([place(true, true)])).toBe("1 question is flagged.");
  expect(submitQuestion([place(true, false)])).toBe("All questions are answered.");
});

test("before submitting, questions are named of which something cannot be saved", () => {
  expect([[], [4], [4, 7], [1, 4, 7]].map(leftOutSentence)).toEqual([
    null,
    "Part of the answer to question 4 cannot be saved and will not count.",
    "Parts of the answers to questions 4 and 7 cannot be saved and will not count.",
    "Parts of the answers to questions 1, 4 and 7 cannot be saved and will not count.",
  ]);
});

test("a pause stops the clock until it is used up", () => {
  const paused = { pausedAt: at(0), pausedSeconds: 3600 };
  expect(isStopped(paused, at(23 * 60 - 1))).toBe(true);
  expect(isStopped(paused, at(23 * 60))).toBe(false);
  expect(isStopped({ ...paused, pausedAt: null }, at(0))).toBe(false);
});

test("marks are told with the pass mark, where there is one", () => {
  expect(marksInWords(62, 100, 50)).toBe("62 of 100 marks. The pass mark is 50.");
  expect(marksInWords(12.25, 30, null)).toBe("12.25 of 30 marks.");
});
