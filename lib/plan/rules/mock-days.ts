import type { ExamCourse, StudyEntry } from "./exams";

/** On how many days before the exam the mock exams should be. */
const TWO_FROM = 21;
const ONE_FROM = 7;
const TARGETS: Record<number, readonly number[]> = { 1: [5], 2: [14, 6] };
/** Going through a mock exam is planned for its day or one of the three days after. */
const GO_THROUGH_WITHIN = 3;

export type DatedMock = { entries: StudyEntry[] };

export function mocksWanted({ days, mockMinutes, mocksTaken }: ExamCourse): number {
  if (mockMinutes === null) return 0;
  const most = days >= TWO_FROM ? 2 : days >= ONE_FROM ? 1 : 0;
  return Math.max(0, Math.min(most, 2 - mocksTaken));
}

/** Takes the minutes of mock exams, and of going through them, from `free`. */
export function placeMocks(exams: readonly ExamCourse[], free: number[], wanted: readonly number[]): DatedMock {
  const entries: StudyEntry[] = [];
  for (const [at, course] of exams.entries()) {
    const days = TARGETS[wanted[at] ?? 0] ?? [];
    const taken: number[] = [];
    for (const before of days) {
      const found = course.mockMinutes === null ? null : dayFor(course, course.mockMinutes, before, free, taken);
      if (!found || course.mockMinutes === null) continue;
      taken.push(found.mock);
      entries.push(
        take("mock", found.mock, course.mockMinutes),
        take("go-through", found.after, half(course.mockMinutes)),
      );
    }
    function take(kind: "mock" | "go-through", day: number, minutes: number): StudyEntry {
      free[day] = (free[day] ?? 0) - minutes;
      return { day, kind, courseId: course.courseId, topicId: null, minutes };
    }
  }
  return { entries };
}

const half = (minutes: number) => Math.ceil(minutes / 2);

/** The minutes of each planned mock exam with going through it. */
export const mockLengths = (entries: readonly StudyEntry[]): number[] =>
  entries.filter(({ kind }) => kind === "mock").map(({ minutes }) => minutes + half(minutes));

/** The day nearest to the wished one that has room for the mock exam and, soon after, for going through it. */
function dayFor({ days }: ExamCourse, minutes: number, before: number, free: readonly number[], taken: number[]) {
  const wished = days - before;
  const last = days - 2;
  const first = Math.max(0, days - TWO_FROM);
  const candidates = Array.from({ length: Math.max(0, last + 1 - first) }, (_, at) => first + at)
    .filter((day) => (free[day] ?? 0) >= minutes && !taken.includes(day))
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || b - a);
  for (const mock of candidates)
    for (let after = mock; after <= Math.min(last, mock + GO_THROUGH_WITHIN); after += 1)
      if ((free[after] ?? 0) - (after === mock ? minutes : 0) >= half(minutes)) return { mock, after };
  return null;
}
