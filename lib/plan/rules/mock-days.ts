import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import { plannedDaysTo } from "@/lib/review/rules/planned-days";
import type { StudyCourse, StudyEntry, StudyInput } from "./exams";

/** On how many days before the exam mock exams should be, by the days that were left when its date was set. */
const TWO = { from: 21, before: [14, 6] };
const ONE = { from: 7, before: [5] };
/** No mock exam is planned earlier than this, and one that was taken earlier replaces none. */
export const MOCKS_WITHIN = TWO.from;
/** Going through a mock exam is planned for its day or one of the three days after. */
const GO_THROUGH_WITHIN = 3;

/** `wanted` are the mock exams of each course that are still ahead, with a day or without. */
export type DatedMocks = { entries: StudyEntry[]; wanted: ReadonlyMap<number, number> };

/** Days are counted from today; those before it are negative. */
type Rehearsed = { courseId: number; minutes: number; since: number; exam: number; takenOn: number[] };
type Planned = { target: number; day: number | null; after: number | null; takenOn: number | null };
type RoomOn = (day: number) => number;

/**
 * The mock exams of today and the days to come. Each has its day from the day on which the exam date was set: it does not
 * move because days pass, so it stands on one day alone, and what was missed is not asked again. Therefore the room of
 * days before today counts as well, and so do the mock exams of papers whose exam is just over.
 */
export function placeMocks({ courses, today }: Pick<StudyInput, "courses" | "today">, roomOn: RoomOn): DatedMocks {
  const used = new Map<number, number>();
  const entries: StudyEntry[] = [];
  const wanted = new Map<number, number>();
  for (const course of courses.flatMap((one) => rehearsedOf(one, today)).sort(byExam)) {
    const { courseId, minutes } = course;
    const entry = (kind: "mock" | "go-through", day: number, length: number): StudyEntry => ({
      day,
      kind,
      courseId,
      topicId: null,
      minutes: length,
    });
    const planned = withTaken(plannedOf(course, roomOn, used), course.takenOn);
    for (const { day, after, takenOn } of planned) {
      if (day === null || after === null) continue;
      if (takenOn === null && day >= 0)
        entries.push(entry("mock", day, minutes), entry("go-through", after, half(minutes)));
      if (takenOn !== null && after >= 0 && after <= takenOn + GO_THROUGH_WITHIN)
        entries.push(entry("go-through", after, half(minutes)));
    }
    wanted.set(courseId, planned.filter(({ day, target, takenOn }) => takenOn === null && (day ?? target) >= 0).length);
  }
  return { entries, wanted };
}

const byExam = (a: Rehearsed, b: Rehearsed) => a.exam - b.exam || a.courseId - b.courseId;
const half = (minutes: number) => Math.ceil(minutes / 2);

function rehearsedOf(course: StudyCourse, today: CivilDay): Rehearsed[] {
  const { courseId, examDate, examSetOn, mockMinutes, mocksTaken } = course;
  if (examDate === null || mockMinutes === null) return [];
  const exam = daysBetween(today, examDate);
  if (exam < -MOCKS_WITHIN || exam > plannedDaysTo(examDate, today)) return [];
  const since = examSetOn === null ? exam - MOCKS_WITHIN : daysBetween(today, examSetOn);
  const takenOn = mocksTaken
    .map((day) => daysBetween(today, day))
    .filter((day) => day >= since && day >= exam - MOCKS_WITHIN);
  return [{ courseId, minutes: mockMinutes, since, exam, takenOn: takenOn.sort((a, b) => a - b) }];
}

/** Takes the minutes from the days, also for a mock exam that was taken meanwhile: the others keep their days. */
function plannedOf(course: Rehearsed, roomOn: RoomOn, used: Map<number, number>): Planned[] {
  const { exam, since, minutes } = course;
  const { before } = [TWO, ONE].find(({ from }) => exam - since >= from) ?? { before: [] };
  const free = (day: number) => roomOn(day) - (used.get(day) ?? 0);
  const taken: number[] = [];
  return before.map((days) => {
    const target = exam - days;
    const found = dayFor(course, target, free, taken);
    if (!found) return { target, day: null, after: null, takenOn: null };
    taken.push(found.day);
    used.set(found.day, (used.get(found.day) ?? 0) + minutes);
    used.set(found.after, (used.get(found.after) ?? 0) + half(minutes));
    return { target, ...found, takenOn: null };
  });
}

/** The day nearest to the wished one that has room for the mock exam and, soon after, for going through it. */
function dayFor({ exam, since, minutes }: Rehearsed, wished: number, free: RoomOn, taken: readonly number[]) {
  const last = exam - 2;
  const first = Math.max(since, exam - MOCKS_WITHIN);
  const candidates = Array.from({ length: Math.max(0, last + 1 - first) }, (_, at) => first + at)
    .filter((day) => free(day) >= minutes && !taken.includes(day))
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || b - a);
  for (const day of candidates)
    for (let after = day; after <= Math.min(last, day + GO_THROUGH_WITHIN); after += 1)
      if (free(after) - (after === day ? minutes : 0) >= half(minutes)) return { day, after };
  return null;
}

/** A mock exam that was taken is the planned one whose day is nearest. */
function withTaken(planned: Planned[], takenOn: readonly number[]): Planned[] {
  const list = planned.map((one) => ({ ...one })).sort((a, b) => (a.day ?? a.target) - (b.day ?? b.target));
  for (const day of takenOn) {
    const distance = (one: Planned) => Math.abs((one.day ?? one.target) - day);
    const [nearest] = list.filter((one) => one.takenOn === null).sort((a, b) => distance(a) - distance(b));
    if (nearest) nearest.takenOn = day;
  }
  return list;
}

/** Of each course the last mock exam alone, with going through it. */
export function oneOfEach({ entries, wanted }: DatedMocks): DatedMocks {
  const last = new Map<number, number>();
  for (const { courseId, kind, day } of entries)
    if (kind === "mock") last.set(courseId, Math.max(day, last.get(courseId) ?? day));
  const isLeft = ({ courseId, day }: StudyEntry) => day < (last.get(courseId) ?? 0);
  const left = new Set(entries.flatMap((entry, at) => (entry.kind === "mock" && isLeft(entry) ? [at, at + 1] : [])));
  return { entries: entries.filter((_, at) => !left.has(at)), wanted };
}

/** The minutes of each planned mock exam with going through it. */
export const mockLengths = (entries: readonly StudyEntry[]): number[] =>
  entries.filter(({ kind }) => kind === "mock").map(({ minutes }) => minutes + half(minutes));
