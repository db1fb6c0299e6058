import { minutesAMark, type Paper } from "./papers";

const STRONG = 0.75;
const FAIR = 0.5;
const SLOWEST = 5;
const ACTIONS = 3;
const MISTAKE_MINUTES = 2;
const MISTAKES_AT_ONCE = 20;
const WEAK_MINUTES = 25;

/** The rating of an area. */
export const wordFor = (share: number): "strong" | "fair" | "weak" =>
  share >= STRONG ? "strong" : share >= FAIR ? "fair" : "weak";

type Marked = {
  place: number;
  courseId: number | null;
  moduleId: number | null;
  moduleTitle: string | null;
  moduleOrder: number | null;
  topicId: number | null;
  topicTitle: string | null;
  lessonMinutes: number | null;
  share: number | null;
  marks: number | null;
  outOf: number;
  seconds: number;
  /** Null for what was left blank. */
  answeredAt: Date | string | null;
};

/** Marks by area, in the order of the courses and their modules. */
export function areasOf(items: readonly Marked[]) {
  const areas = new Map<number, { moduleId: number; title: string; marks: number; outOf: number }>();
  const order = ({ courseId, moduleOrder }: Marked) => [courseId ?? 0, moduleOrder ?? 0] as const;
  const sorted = [...items].sort((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1]);
  for (const { moduleId, moduleTitle, marks, outOf } of sorted) {
    if (moduleId === null) continue;
    const area = areas.get(moduleId) ?? { moduleId, title: moduleTitle ?? "", marks: 0, outOf: 0 };
    areas.set(moduleId, { ...area, marks: area.marks + (marks ?? 0), outOf: area.outOf + outOf });
  }
  return [...areas.values()].map((area) => ({ ...area, word: wordFor(area.marks / area.outOf) }));
}

type Sectioned = { section: string; marks: number | null; outOf: number };

/** Marks by section of the paper, in its order. */
export const sectionsOf = (items: readonly Sectioned[], paper: Paper | null) =>
  (paper?.sections ?? []).flatMap(({ name, title }) => {
    const own = items.filter(({ section }) => section === name);
    if (own.length === 0) return [];
    const sum = (of: (item: Sectioned) => number) => own.reduce((all, item) => all + of(item), 0);
    return [{ title, marks: sum(({ marks }) => marks ?? 0), outOf: sum(({ outOf }) => outOf) }];
  });

/** The time spent on a mark, beside what the paper allows. */
export const paceOf = (seconds: number, outOf: number, paper: Paper | null) => ({
  secondsAMark: outOf > 0 ? Math.round(seconds / outOf) : 0,
  paperSecondsAMark: Math.round(minutesAMark(paper) * 60),
});

/** The places that took longest: at most five, and in a short attempt at most a third of them. */
export const slowestOf = (items: readonly Marked[]): number[] =>
  items
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, Math.min(SLOWEST, Math.ceil(items.length / 3)))
    .map(({ place }) => place);

/** Suggestions what to do next: the lessons of wrong answers, the worst first, and practising the mistakes. */
export function nextOf(items: readonly Marked[], isExam = false) {
  const wrong = items.filter(({ share }) => share !== null && share < 1);
  const topics = new Map<number, Marked & { missed: number }>();
  for (const item of wrong)
    if (item.topicId !== null && item.lessonMinutes)
      topics.set(item.topicId, {
        ...item,
        missed: (topics.get(item.topicId)?.missed ?? 0) + item.outOf - (item.marks ?? 0),
      });
  const lessons = [...topics.values()]
    .sort((a, b) => b.missed - a.missed)
    .slice(0, isExam ? ACTIONS - 2 : ACTIONS - 1)
    .map(({ topicTitle, lessonMinutes, courseId, topicId }) => ({
      sentence: `Read '${topicTitle}' again`,
      minutes: lessonMinutes ?? 0,
      link: `/courses/${courseId}/topics/${topicId}`,
    }));
  // What was left blank is no mistake that could be practised.
  const missed = wrong.filter(({ answeredAt }) => answeredAt !== null).length;
  const mistakes = {
    sentence: missed === 1 ? "Practise your mistake" : "Practise your mistakes",
    minutes: Math.min(missed, MISTAKES_AT_ONCE) * MISTAKE_MINUTES,
    link: "/practice/mistakes",
  };
  const [first] = items;
  const weak = {
    sentence: "Practise your weak areas",
    minutes: WEAK_MINUTES,
    link: `/practice?course=${first?.courseId ?? ""}`,
  };
  if (wrong.length > 0) return [...lessons, ...(isExam ? [weak] : []), ...(missed > 0 ? [mistakes] : [])];
  if (!first?.courseId) return [];
  return [{ sentence: "Go on with mixed practice", minutes: 15, link: `/practice?course=${first.courseId}` }];
}
