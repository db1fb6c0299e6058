import { planOf } from "@/lib/plan/rules/plan";
import { addDays } from "@/lib/platform/civil";

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

// The first run is reported, too: a server that has just started has not warmed up either.
const times = Array.from({ length: RUNS }, () => {
  const begun = performance.now();
  planOf(courses, TODAY);
  return performance.now() - begun;
});
console.log(JSON.stringify({ first: times[0], median: [...times].sort((a, b) => a - b)[RUNS / 2] }));
