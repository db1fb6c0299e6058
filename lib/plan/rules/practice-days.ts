import type { ExamCourse, StudyEntry } from "./exams";
import type { DatedMocks } from "./mock-days";

/** How much of a day reviews may take while there are lessons, after them, and in the last week. */
const CAPS = { learning: 0.4, revising: 0.6, lastWeek: 0.8 };
const LAST_WEEK = 7;
/** Days near the exam have twice as many reviews as the others. */
const NEAR = 2;
const SHORTEST_REVIEW = 5;
const SHORTEST_PRACTICE = 10;
const PRACTICE_BESIDE_LESSONS = 15;

/** Minutes of reviews on each day, in proportion to its room; never more than its cap and than what is free. */
export function reviewShares(
  exams: readonly ExamCourse[],
  room: readonly number[],
  free: readonly number[],
  which: "minutes" | "least",
  cap: (day: number) => number = () => CAPS.learning,
): number[] {
  const shares = room.map(() => 0);
  for (const { days, reviews } of exams) {
    const weight = (day: number) => (room[day] ?? 0) * (days - day <= reviews.taperDays ? NEAR : 1);
    let total = 0;
    for (let day = 0; day < days; day += 1) total += weight(day);
    if (total === 0) continue;
    for (let day = 0; day < days; day += 1) shares[day] = (shares[day] ?? 0) + (reviews[which] * weight(day)) / total;
  }
  return shares.map((minutes, day) =>
    Math.floor(Math.max(0, Math.min(minutes, cap(day) * (room[day] ?? 0), free[day] ?? 0))),
  );
}

type Around = {
  lastLesson: number;
  revising: readonly number[];
  taught: readonly StudyEntry[];
  mocks: DatedMocks;
};

/** Reviews, and practice in what then is left of the days; takes both from `free`. */
export function practiceOf(
  exams: readonly ExamCourse[],
  room: readonly number[],
  free: number[],
  { lastLesson, revising, taught, mocks }: Around,
): StudyEntry[] {
  const entries: StudyEntry[] = [];
  const reviews = reviewShares(exams, room, free, "minutes", (day) => capOn(exams, day, lastLesson));
  const busy = new Set([...taught, ...mocks.entries].map(({ day }) => day));
  for (const day of room.keys()) {
    // Exams are in order of date.
    const nearest = exams.find(({ days }) => days > day);
    if (!nearest) break;
    const minutes = Math.min(free[day] ?? 0, Math.max(SHORTEST_REVIEW, reviews[day] ?? 0));
    if ((reviews[day] ?? 0) > 0 && minutes >= SHORTEST_REVIEW) add("review", nearest, minutes);
    if (nearest.days - 1 === day) continue;
    const revised = exams.find((exam, at) => exam.days > day && exam.days - (revising[at] ?? 0) <= day && exam.begun);
    const practised = revised ?? (busy.has(day) ? undefined : exams.find(({ days, begun }) => days > day && begun));
    const most = revised ? (free[day] ?? 0) : Math.min(PRACTICE_BESIDE_LESSONS, free[day] ?? 0);
    if (practised && most >= SHORTEST_PRACTICE) add("practise", practised, most);

    function add(kind: "review" | "practise", { courseId }: ExamCourse, minutes: number) {
      entries.push({ day, kind, courseId, topicId: null, minutes });
      free[day] = (free[day] ?? 0) - minutes;
    }
  }
  return entries;
}

function capOn(exams: readonly ExamCourse[], day: number, lastLesson: number): number {
  if (exams.some(({ days }) => days - 1 === day)) return 1;
  if (exams.some(({ days }) => days > day && days - day <= LAST_WEEK)) return CAPS.lastWeek;
  return day <= lastLesson ? CAPS.learning : CAPS.revising;
}
