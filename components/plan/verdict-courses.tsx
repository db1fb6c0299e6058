import { CourseName } from "@/components/courses/course-name";
import { counted, durationOf } from "@/lib/courses/rules";
import type { PlanVerdict } from "@/lib/plan/contract/plan";
import { dayInWords } from "@/lib/platform/time/civil";

/** When lessons end, minutes a day and forecast recall of each paper with an exam to come. */
export function VerdictCourses({ courses }: { courses: PlanVerdict["courses"] }) {
  const dated = courses.filter(({ minutesADay }) => minutesADay !== null);
  if (dated.length === 0) return null;
  return (
    <ul aria-label="Your papers" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {dated.map((course) => (
        <li key={course.courseId} className="min-w-0 text-compact sm:only:col-span-2">
          <CourseName title={course.title} className="wrap-anywhere block font-medium" />
          <span className="block text-muted-foreground tabular-nums">{factsOf(course).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

function factsOf({
  lessonsEnd,
  unplaced,
  minutesADay,
  recallOnDay,
  mocks,
  closed,
}: PlanVerdict["courses"][number]): string[] {
  return [
    lessonsInWords(lessonsEnd, unplaced),
    `${durationOf(minutesADay ?? 0)} a study day`,
    ...(mocks.length > 0
      ? [
          `${mocks.length === 1 ? "mock exam" : "mock exams"} ${mocks.map((day) => dayInWords(day, "short")).join(", ")}`,
        ]
      : []),
    ...(recallOnDay === null ? [] : [`recall on the day ${Math.round(recallOnDay * 100)}%`]),
    ...(closed > 0 ? [`${closed} ${closed === 1 ? "topic needs" : "topics need"} Premium`] : []),
  ];
}

function lessonsInWords(lessonsEnd: string | null, unplaced: number): string {
  if (unplaced > 0) return `${counted(unplaced, "topic")} ${unplaced === 1 ? "does" : "do"} not fit`;
  return lessonsEnd ? `lessons end ${dayInWords(lessonsEnd, "short")}` : "no lessons left";
}
