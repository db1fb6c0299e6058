"use client";
import { hasPractice, TodayPractice } from "@/components/practice/today-practice";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { CardContent } from "@/components/ui/card";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import type { PlanSummary } from "@/lib/plan/contract/study-plan";
import { usePlan, usePlanSummary } from "@/lib/plan/hooks";
import { plannedDay } from "@/lib/plan/rules/plan-words";
import type { CivilDay } from "@/lib/platform/civil";
import { usePractice } from "@/lib/practice/hooks/overview";
import { loadInWords } from "./plan-load";
import { PlannedTopics } from "./planned-topics";

/**
 * Today's topics of the plan, and today's practice. Renders nothing without either: the plan's own block explains why
 * nothing is planned.
 */
export function TodayCard({ today }: { today: CivilDay }) {
  const { data: days } = usePlan({ from: today, to: today });
  const { data: summary } = usePlanSummary();
  const { data: practice } = usePractice();
  if (!days || !summary) return null;
  const done = summary.completedToday;
  const isPlanned = done > 0 || summary.courses.some(({ finishOn }) => finishOn !== null);
  if (!isPlanned && !hasPractice(practice)) return null;
  // Topics completed today are counted, not listed; reviews have a row of their own below.
  const isOpen = ({ done }: PlanEntry) => !done;
  const items = (days.find(({ date }) => date === today)?.items ?? []).filter(isOpen);
  const listed = items.filter(({ kind }) => kind !== "review");
  return (
    <SectionCard
      title="Today"
      className="lg:col-span-3"
      aside={
        <p aria-live="polite" className="text-compact text-muted-foreground first-letter:uppercase">
          {listed.length > 0 ? loadInWords(listed) : ""}
          {listed.length > 0 && done > 0 ? ", " : ""}
          {done > 0 ? `${done} done` : ""}
        </p>
      }
    >
      {isPlanned && (
        <PlannedTopics
          key={today}
          items={listed}
          day={today}
          label="Topics of today"
          empty={
            items.length === 0 && (
              <CardContent>
                <p className="text-muted-foreground text-sm">{nothingLeft(summary, today)}</p>
              </CardContent>
            )
          }
        />
      )}
      {hasPractice(practice) && <TodayPractice practice={practice} />}
    </SectionCard>
  );
}

/** What remains after today, and why it may be locked, is shown in the plan's own block. */
function nothingLeft({ courses, completedToday }: PlanSummary, today: CivilDay): string {
  const [next] = courses
    .flatMap((course) => (course.next?.date ? [{ title: course.next.title, date: course.next.date }] : []))
    .sort((a, b) => a.date.localeCompare(b.date));
  const before = completedToday > 0 ? "Today's part of your plan is done." : "Nothing is planned for today.";
  return next ? `${before} Next is ${next.title}, ${plannedDay(next.date, today)}.` : before;
}
