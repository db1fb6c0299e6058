import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import { type ExamCourse, examsOf, type StudyEntry, type StudyInput, type StudyKind } from "./exams";
import { type Pinned, placeLessons, placePins } from "./lessons-line";
import { type DatedMocks, oneOfEach, placeMocks } from "./mock-days";
import { practiceOf, reviewShares } from "./practice-days";
import { examDaysOf, roomOn } from "./room";

export type StudiedCourse = {
  courseId: number;
  examDate: CivilDay;
  /** The days before the exam without new lessons, and how many there would be with enough room. */
  revisingDays: number;
  usualRevising: number;
  /** The last day that may hold a lesson, from today; negative when there is none. */
  lastDay: number;
  lessonsEnd: CivilDay | null;
  mocks: CivilDay[];
  mocksWanted: number;
  /** Topics for which there is no room. */
  unplaced: number[];
};

export type Study = { room: number[]; entries: StudyEntry[]; courses: StudiedCourse[] };

const SHORTEST_REVISING = 2;

/** The last fifth of the days to an exam, 3 to 21. */
export const revisingDaysOf = (days: number): number => Math.min(21, Math.max(3, Math.ceil(days / 5)));

/**
 * The whole plan: mock exams first, then lessons evenly on the line of free minutes, then reviews, and practice in what
 * is left. With too little room the time for revising shrinks, then a second mock exam is left out; lessons that still
 * do not fit are left without a day. No day holds more than its room.
 */
export function studyOf(input: StudyInput): Study {
  const { exams, room, free, mocks, taught, revising, unplaced } = frameOf(input);
  for (const { day, minutes } of taught) free[day] = (free[day] ?? 0) - minutes;
  const lastLesson = taught.reduce((last, { day }) => Math.max(last, day), -1);
  const rest = practiceOf(exams, room, free, { lastLesson, revising, taught, mocks });
  const entries = [...rest, ...taught, ...mocks.entries].sort(byDay(exams));
  return { room, entries, courses: exams.map((course, at) => outcomeOf(course, at)) };

  function outcomeOf({ courseId, examDate, days }: ExamCourse, at: number): StudiedCourse {
    const taughtOn = taught.filter((entry) => entry.courseId === courseId).map(({ day }) => day);
    const own = mocks.entries.filter((entry) => entry.courseId === courseId && entry.kind === "mock");
    return {
      courseId,
      examDate,
      revisingDays: revising[at] ?? 0,
      usualRevising: revisingDaysOf(days),
      lastDay: days - (revising[at] ?? 0) - 1,
      lessonsEnd: taughtOn.length > 0 ? addDays(input.today, Math.max(...taughtOn)) : null,
      mocks: own.map(({ day }) => addDays(input.today, day)),
      mocksWanted: mocks.wanted.get(courseId) ?? 0,
      unplaced: unplaced.get(courseId) ?? [],
    };
  }
}

/** Mock exams and lessons, which alone decide whether everything fits; reviews and practice take what they leave. */
type Frame = {
  exams: ExamCourse[];
  room: number[];
  /** The minutes of each day without mock exams. */
  free: number[];
  mocks: DatedMocks;
  taught: StudyEntry[];
  revising: number[];
  /** Topics for which there is no room, by course. */
  unplaced: ReadonlyMap<number, number[]>;
};

export function frameOf(input: StudyInput): Frame {
  const exams = examsOf(input);
  const [minutesOn, examDays] = [roomOn(input), examDaysOf(input)];
  const room = Array.from({ length: Math.max(0, ...exams.map(({ days }) => days)) }, (_, day) => minutesOn(day));
  const mocks = placeMocks(input, (day) => (examDays.has(day + 1) ? 0 : minutesOn(day)));
  const whole = frameWith(input, exams, room, mocks);
  return whole.unplaced.size === 0 ? whole : frameWith(input, exams, room, oneOfEach(mocks));
}

function frameWith(input: StudyInput, exams: ExamCourse[], room: number[], mocks: DatedMocks): Frame {
  const free = [...room];
  free[0] = Math.max(0, (free[0] ?? 0) - input.used);
  // The day before an exam is for its reviews alone.
  const eves = new Set(exams.map(({ days }) => days - 1));
  for (const { day, minutes } of mocks.entries) free[day] = Math.max(0, (free[day] ?? 0) - minutes);
  const least = reviewShares(exams, room, free, "least");
  const line = free.map((minutes, day) => (eves.has(day) ? 0 : Math.max(0, minutes - (least[day] ?? 0))));
  const pinned = placePins(exams, line, input.today);
  const revising = fittingRevising(exams, line, pinned);
  const { entries, unplaced } = placeLessons(exams, line, revising, pinned);
  return { exams, room, free, mocks, taught: [...pinned.entries, ...entries], revising, unplaced };
}

/** The longest time for revising of each course for which the lessons fit; the shortest where they never do. */
function fittingRevising(exams: ExamCourse[], line: readonly number[], pinned: Pinned): number[] {
  const sums = [0];
  for (const minutes of line) sums.push((sums.at(-1) ?? 0) + minutes);
  const work = exams.map(({ open }) =>
    open.reduce((sum, { topicId, minutes }) => sum + (pinned.left.get(topicId) ?? minutes), 0),
  );
  const revising = exams.map(({ days }) => Math.max(SHORTEST_REVISING, Math.min(revisingDaysOf(days), days - 1)));
  const lastOf = (at: number) => (exams[at]?.days ?? 0) - (revising[at] ?? 0);
  for (const at of exams.keys()) {
    const isTight = () => {
      const last = lastOf(at);
      const due = work.reduce((sum, minutes, other) => sum + (lastOf(other) <= last ? minutes : 0), 0);
      return due > (sums[Math.max(0, last)] ?? 0);
    };
    if ((work[at] ?? 0) === 0) continue;
    while ((revising[at] ?? 0) > SHORTEST_REVISING && isTight()) revising[at] = (revising[at] ?? 0) - 1;
  }
  return revising;
}

const ORDER: StudyKind[] = ["review", "learn", "practise", "mock", "go-through"];

/** What a day holds, in the order of the screens; the nearest exam first. */
function byDay(exams: readonly ExamCourse[]) {
  const rank = new Map(exams.map(({ courseId }, at) => [courseId, at]));
  return (a: StudyEntry, b: StudyEntry) =>
    a.day - b.day ||
    ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
    (rank.get(a.courseId) ?? 0) - (rank.get(b.courseId) ?? 0);
}
