import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import type { ExamCourse, StudyEntry } from "./exams";

/** `left` has the minutes that are still to place of each pinned topic: usually none. */
export type Pinned = { entries: StudyEntry[]; left: Map<number, number> };

/**
 * Topics on the days to which the student moved them. A topic that is too long for its day continues on the next ones.
 */
export function placePins(exams: readonly ExamCourse[], line: number[], today: CivilDay): Pinned {
  const entries: StudyEntry[] = [];
  const left = new Map<number, number>();
  for (const { courseId, days, open } of exams)
    for (const { topicId, minutes, pin } of open) {
      const wished = pin === null ? -1 : daysBetween(today, pin);
      if (wished < 0 || wished > days - 2 || (line[wished] ?? 0) <= 0) continue;
      let rest = minutes;
      for (let day = wished; day <= days - 2 && rest > 0; day += 1) {
        const part = Math.min(rest, line[day] ?? 0);
        if (part <= 0) continue;
        entries.push({ day, kind: "learn", courseId, topicId, minutes: part });
        line[day] = (line[day] ?? 0) - part;
        rest -= part;
      }
      left.set(topicId, rest);
    }
  return { entries, left };
}

type Line = {
  courseId: number;
  /** The last day, from today. */
  last: number;
  total: number;
  placed: number;
  remaining: number;
  topics: { topicId: number; left: number }[];
  next: number;
};

/**
 * Places the topics of all courses evenly on the line of free minutes: every day gets the part of its minutes that its
 * group of days needs, within one topic. A topic that is longer than a day's room is continued on the next days; it is
 * also divided where the days are so full that nothing may stay free. If the work of the courses due by each last day is
 * no more than the free minutes until then, everything is placed in time.
 */
export function placeLessons(
  exams: readonly ExamCourse[],
  line: readonly number[],
  revising: readonly number[],
  pinned: Pinned,
): { entries: StudyEntry[]; unplaced: Map<number, number[]> } {
  const done = exams.reduce((sum, { topics }) => sum + minutesOf(topics.filter(({ completed }) => completed)), 0);
  const lines = exams
    .map((course, at) => lineOf(course, course.days - (revising[at] ?? 0) - 1, pinned))
    .sort((a, b) => a.last - b.last);
  const targets = targetsOf(lines, line, done);
  const until = untilOf(line);
  const entries: StudyEntry[] = [];
  const unplaced = new Map<number, number[]>();
  let assigned = done;
  for (const [day, minutes] of line.entries()) {
    for (const one of lines) if (one.last < day) markUnplaced(one, unplaced);
    for (let left = minutes; left > 0; ) {
      const isPressed = isTight(lines, until, day, 0);
      if (assigned >= (targets[day] ?? 0) - 1e-6 && !isPressed) break;
      const one = nextCourse(lines, until, { day, left, isPressed });
      const topic = one?.topics[one.next];
      if (!one || !topic) break;
      if (topic.left > left && !isPressed && fitsLater(line, day, one.last, topic.left)) break;
      const part = Math.min(topic.left, left);
      entries.push({ day, kind: "learn", courseId: one.courseId, topicId: topic.topicId, minutes: part });
      take(one, topic, part);
      assigned += part;
      left -= part;
    }
  }
  for (const one of lines) markUnplaced(one, unplaced);
  return { entries, unplaced };
}

type Until = (day: number) => number;

/** The free minutes of all days up to and including a day. */
function untilOf(line: readonly number[]): Until {
  const sums = [0];
  for (const minutes of line) sums.push((sums.at(-1) ?? 0) + minutes);
  return (day) => sums[Math.max(0, Math.min(day + 1, line.length))] ?? 0;
}

function take(one: Line, topic: Line["topics"][number], minutes: number) {
  topic.left -= minutes;
  one.remaining -= minutes;
  one.placed += minutes;
  if (topic.left === 0) one.next += 1;
}

/**
 * Whether the work due by some last day needs more than what all days after this one and `kept` minutes of it have; of
 * the courses before `besides`, where it is given.
 */
function isTight(lines: readonly Line[], until: Until, day: number, kept: number, besides?: Line): boolean {
  let due = 0;
  for (const one of lines) {
    if (besides && one.last >= besides.last) return false;
    due += one.remaining;
    if (one.remaining > 0 && due > until(one.last) - until(day) + kept) return true;
  }
  return false;
}

type Moment = { day: number; left: number; isPressed: boolean };

/** The course whose next topic is due first at an even pace, unless a nearer last day would then be missed. */
function nextCourse(lines: readonly Line[], until: Until, { day, left, isPressed }: Moment): Line | undefined {
  const waiting = lines.filter(({ remaining }) => remaining > 0);
  const [first] = waiting;
  if (!first || isPressed) return first;
  const due = (one: Line) => (one.placed / one.total) * until(one.last);
  const best = waiting.reduce((a, b) => (due(b) < due(a) ? b : a));
  const size = Math.min(left, best.topics[best.next]?.left ?? 0);
  return isTight(lines, until, day, left - size, best) ? first : best;
}

function fitsLater(line: readonly number[], day: number, last: number, minutes: number): boolean {
  for (let later = day + 1; later <= last; later += 1) if ((line[later] ?? 0) >= minutes) return true;
  return false;
}

function markUnplaced(one: Line, unplaced: Map<number, number[]>) {
  if (one.remaining === 0) return;
  const left = one.topics.filter((topic) => topic.left > 0);
  unplaced.set(
    one.courseId,
    left.map(({ topicId }) => topicId),
  );
  one.remaining = 0;
  one.next = one.topics.length;
}

const minutesOf = (topics: readonly { minutes: number }[]) => topics.reduce((sum, { minutes }) => sum + minutes, 0);

function lineOf({ courseId, open }: ExamCourse, last: number, { left }: Pinned): Line {
  const topics = open
    .map(({ topicId, minutes }) => ({ topicId, left: left.get(topicId) ?? minutes }))
    .filter((topic) => topic.left > 0);
  const total = topics.reduce((sum, topic) => sum + topic.left, 0);
  return { courseId, last, topics, total, remaining: total, placed: 0, next: 0 };
}

/**
 * How many minutes should be assigned by the end of each day. The group of courses with the densest work comes first and
 * sets the share of every day until its last one; what is due later is spread over the days after it.
 */
function targetsOf(lines: readonly Line[], line: readonly number[], done: number): number[] {
  const shares = new Array<number>(line.length).fill(0);
  // What was studied today was a part of today's room.
  const room = line.map((minutes, day) => minutes + (day === 0 ? done : 0));
  let [from, at, before] = [0, 0, done];
  while (at < lines.length) {
    let best = { share: -1, end: from, at: lines.length };
    let [work, minutes, day] = [before, 0, from];
    for (let next = at; next < lines.length; next += 1) {
      const last = lines[next]?.last ?? -1;
      work += lines[next]?.remaining ?? 0;
      for (; day <= last && day < room.length; day += 1) minutes += room[day] ?? 0;
      const share = minutes > 0 ? work / minutes : work > 0 ? 1 : 0;
      if (share >= best.share) best = { share, end: day, at: next + 1 };
    }
    for (let day = from; day < best.end; day += 1) shares[day] = Math.min(1, best.share);
    [from, at, before] = [best.end, best.at, 0];
  }
  let sum = 0;
  return room.map((minutes, day) => {
    sum += minutes * (shares[day] ?? 0);
    return sum;
  });
}
