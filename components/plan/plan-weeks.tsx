"use client";
import { useState } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { durationOf } from "@/lib/courses/rules";
import type { PlannedDay } from "@/lib/plan/contract/plan";
import { usePlan } from "@/lib/plan/hooks";
import { type PlanWeek, weekInWords, weeksOfPlan } from "@/lib/plan/rules/plan-weeks";
import { sentenceOf } from "@/lib/platform/query/call";
import { addDays, type CivilDay, dayInWords, weekdayOf } from "@/lib/platform/time/civil";
import { minutesLeft } from "./plan-load";
import { PlannedTopics } from "./planned-topics";
// Only this list needs it, so that it is no part of every page's style sheet.
import "./plan-weeks.css";

const WEEKS = 12;
/** A plan of more weeks prints in smaller letters. */
const LONG = 6;
/** A plan is requested for at most one year ahead. */
const MOST_WEEKS = 52;

/** An exam, for the list of the plan. */
export type PlannedExam = { day: CivilDay; title: string };

type PlanWeeksProps = { today: CivilDay; exams: readonly PlannedExam[] };

/** The whole plan as a list by week; it also prints. */
export function PlanWeeks({ today, exams }: PlanWeeksProps) {
  const [weeks, setWeeks] = useState(WEEKS);
  const last = addDays(today, weeks * 7 - weekdayOf(today) - 1);
  const { data, error, refetch } = usePlan({ from: today, to: last });
  if (!data) {
    if (error) return <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />;
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    );
  }
  const coming = exams.filter(({ day }) => day >= today && day <= last);
  const list = weeksOfPlan(
    data,
    coming.map(({ day }) => day),
  );
  // A plan that reaches the end of the requested days may continue after them.
  const hasMore = weeks < MOST_WEEKS && data.at(-1)?.date === last;
  return (
    <div className="grid gap-4 md:gap-6">
      {list.length === 0 ? (
        <p className="rounded-lg border border-dashed px-4 py-10 text-center text-muted-foreground">
          Nothing is planned. Set the date of an exam, and the topics that are left appear here by week.
        </p>
      ) : (
        <>
          <Button variant="outline" className="ml-auto w-fit print:hidden" onClick={() => window.print()}>
            <Icon name="printer" />
            Print
          </Button>
          <div className={cn("plan-weeks grid gap-4 md:gap-6", list.length > LONG && "plan-long")}>
            {list.map((week) => (
              <Week key={week.monday} week={week} today={today} exams={coming} />
            ))}
          </div>
        </>
      )}
      {hasMore && (
        <Button variant="outline" className="mx-auto w-fit print:hidden" onClick={() => setWeeks(MOST_WEEKS)}>
          Show the whole plan
        </Button>
      )}
    </div>
  );
}

function Week({ week: { monday, days }, today, exams }: PlanWeeksProps & { week: PlanWeek }) {
  const id = `week-${monday}`;
  const minutes = days.reduce((sum, { items }) => sum + minutesLeft(items), 0);
  return (
    <Card role="region" aria-labelledby={id} className="plan-week overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 md:px-5">
        <h2 id={id} className="heading text-lg">
          {weekInWords(monday, today)}
        </h2>
        <p className="text-compact text-muted-foreground">{minutes > 0 && durationOf(minutes)}</p>
      </div>
      {days.map((day) => (
        <Day
          key={day.date}
          day={day}
          isToday={day.date === today}
          exams={exams.filter((exam) => exam.day === day.date)}
        />
      ))}
    </Card>
  );
}

type DayProps = { day: PlannedDay; isToday: boolean; exams: readonly PlannedExam[] };

function Day({ day: { date, items }, isToday, exams }: DayProps) {
  const name = dayInWords(date, "weekday");
  return (
    <div className="plan-day border-t lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
      <h3 className="flex flex-wrap items-start gap-x-2 px-4 py-3 font-medium text-sm leading-6 md:px-5">
        <span className="print:hidden">{name}</span>
        <span aria-hidden="true" className="hidden print:inline">
          {dayInWords(date, "name").slice(0, 3)} {dayInWords(date, "short")}
        </span>
        {isToday && (
          <Badge variant="soft" className="print:hidden">
            Today
          </Badge>
        )}
      </h3>
      <div className="-mt-px min-w-0">
        {exams.map(({ title }) => (
          <p
            key={title}
            className="flex items-center gap-2 px-4 py-2.5 font-medium text-exam text-sm leading-6 md:px-5"
          >
            {title} <Badge variant="exam">Exam</Badge>
          </p>
        ))}
        <PlannedTopics key={date} items={items} day={date} label={`Planned for ${name}`} empty={null} />
      </div>
    </div>
  );
}
