"use client";
import { hasPractice, TodayPractice } from "@/components/practice/today-practice";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import type { PlanSummary } from "@/lib/plan/contract/study-plan";
import { usePlan, usePlanSummary } from "@/lib/plan/hooks";
import { courseToGoOn, isPlannedToday } from "@/lib/plan/rules/going-on";
import { plannedDayText } from "@/lib/plan/rules/plan-words";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { PracticeToday } from "@/lib/practice/contract/overview";
import { usePracticeToday } from "@/lib/practice/hooks/overview";
import type { MyCourse } from "@/lib/progress/contract";
import { loadInWords } from "./plan-load";
import { PlannedList, type Ticked, useTicked } from "./planned-topics";
import { StartNext } from "./start-next";
import { StudyPlan } from "./study-plan";

type TodayCardProps = { courses: readonly MyCourse[]; today: CivilDay };

/** Today's topics, reviews and practice, one button that starts the next of them, and what the plan comes to. */
export function TodayCard({ courses, today }: TodayCardProps) {
  const { data: days } = usePlan({ from: today, to: today });
  const { data: summary } = usePlanSummary();
  const { data: practice } = usePracticeToday();
  if (!days || !summary || courses.length === 0) return null;
  const planned = days.find(({ date }) => date === today)?.items ?? [];
  return <Today key={today} {...{ courses, today, planned, summary, practice }} />;
}

type TodayProps = TodayCardProps & {
  planned: readonly PlanEntry[];
  summary: PlanSummary;
  practice: PracticeToday | undefined;
};

function Today({ courses, today, planned, summary, practice }: TodayProps) {
  const isPlanned = isPlannedToday(summary);
  // Topics completed today are counted, not listed; reviews have a row of their own below.
  const open = planned.filter(({ kind, done }) => !done && kind !== "review");
  const { items, tick } = useTicked(isPlanned ? open : [...firstTopic(courses, summary), ...open]);
  const left = items.filter(({ done }) => !done).map(({ item }) => item);
  const isDone = !left.some(({ kind }) => kind === "learn");
  const next = isDone ? nextTopic(courses, summary, items) : null;
  const rest = isPlanned && isDone && doneInWords({ items, left, summary, practice, next, today });
  return (
    <SectionCard
      title="Today"
      className="lg:col-span-3"
      aside={
        <div className="flex min-w-0 items-center gap-4 max-sm:contents">
          <p aria-live="polite" className="text-compact text-muted-foreground first-letter:uppercase max-sm:ml-auto">
            {loadInWords(left, summary.completedToday)}
          </p>
          <StartNext left={left} practice={practice} className="max-sm:w-full" />
        </div>
      }
    >
      {items.length > 0 && (
        <PlannedList items={items} day={isPlanned ? today : null} label="Topics of today" onTick={tick} />
      )}
      {rest && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 md:px-5">
          <p role="status" className="min-w-0 flex-1 basis-60 text-muted-foreground text-sm">
            {rest}
          </p>
          {next && (
            <Link href={next.link} className={buttonVariants({ variant: "outline", size: "sm" })}>
              Do it now<span className="sr-only">: {next.title}</span>
            </Link>
          )}
        </div>
      )}
      {hasPractice(practice) && <TodayPractice practice={practice} />}
      <StudyPlan courses={courses} summary={summary} today={today} />
    </SectionCard>
  );
}

/** Without an exam to plan for: the next topic of the first course. */
function firstTopic(courses: readonly MyCourse[], summary: PlanSummary): PlanEntry[] {
  const course = courseToGoOn(courses);
  if (!course?.nextTopic) return [];
  const { id: topicId, title, link } = course.nextTopic;
  const known = summary.courses.find(({ next }) => next?.topicId === topicId)?.next;
  return [
    {
      kind: "learn",
      courseId: course.id,
      courseTitle: course.title,
      topicId,
      title,
      minutes: known?.minutes ?? 0,
      link,
      done: false,
    },
  ];
}

type NextTopic = { title: string; link: string; date: CivilDay | null };

/** The topic that the plan has next, besides those that are listed. */
function nextTopic(courses: readonly MyCourse[], summary: PlanSummary, listed: readonly Ticked[]): NextTopic | null {
  const [next] = summary.courses
    .flatMap(({ courseId, next: topic }) => (topic?.date ? [{ courseId, ...topic, date: topic.date }] : []))
    .filter(({ topicId }) => listed.every(({ item }) => item.topicId !== topicId))
    .sort((a, b) => a.date.localeCompare(b.date));
  if (!next) return null;
  const known = courses.find(({ nextTopic: topic }) => topic?.id === next.topicId)?.nextTopic;
  return { ...next, link: known?.link ?? `/courses/${next.courseId}#topic-${next.topicId}` };
}

type Rest = {
  items: readonly Ticked[];
  left: readonly PlanEntry[];
  summary: PlanSummary;
  practice: PracticeToday | undefined;
  next: NextTopic | null;
  today: CivilDay;
};

/** What was done today, and what the plan has next. */
function doneInWords({ items, left, summary, practice, next, today }: Rest): string {
  const hasDone = summary.completedToday > 0 || items.some(({ done }) => done);
  const isAll = left.length === 0 && !practice?.reviews.today;
  const before = !hasDone
    ? "No topic is planned for today."
    : isAll
      ? "Today's part of your plan is done."
      : "Today's topics are done.";
  if (!next?.date) return before;
  return `${before} Next is ${next.title}, ${plannedDayText(next.date, today)}.`;
}
