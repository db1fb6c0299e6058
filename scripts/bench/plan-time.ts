import { planOf } from "@/lib/plan/rules/plan";
import { studyOf } from "@/lib/plan/rules/study";
import { outcomeOf, waysOf } from "@/lib/plan/rules/verdict";
import { addDays } from "@/lib/platform/time/civil";
import { studyCourse, studyInput } from "@/tests/support/studies";

const TODAY = "2027-01-04";
const RUNS = 60;

/** Five courses of 120 topics each, their exams a month apart. */
const courses = Array.from({ length: 5 }, (_, courseId) => ({
  courseId,
  examDate: addDays(TODAY, 40 + courseId * 30),
  topics: Array.from({ length: 120 }, (_, at) => ({
    topicId: courseId * 1000 + at,
    minutes: 20 + ((at * 37) % 71),
    completed: at === 0,
  })),
}));

/** Five papers of 40 topics within 180 days. */
const papers = [60, 90, 120, 150, 180].map((examIn, at) =>
  studyCourse(at + 1, { examIn, minutes: Array(40).fill(50), least: 300, reviews: 900, mock: 120 }),
);
const enough = studyInput(papers, { hours: Array(7).fill(150) });
const tooLittle = studyInput(papers, { hours: Array(7).fill(55) });

// The first run is reported, too: a server that has just started has not warmed up either.
function timesOf(work: () => unknown) {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return { first: times[0], median: [...times].sort((a, b) => a - b)[RUNS / 2] };
}

console.log(
  JSON.stringify({
    byDates: timesOf(() => planOf(courses, TODAY)),
    byHours: timesOf(() => studyOf(enough)),
    verdict: timesOf(() => outcomeOf(tooLittle)),
    ways: timesOf(() => waysOf(tooLittle, outcomeOf(tooLittle))),
  }),
);
