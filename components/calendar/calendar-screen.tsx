"use client";
import { CalendarPlus, RefreshCw } from "lucide-react";
import { useState } from "react";
import { PlanBar } from "@/components/progress/plan/plan-bar";
import { PlanDay } from "@/components/progress/plan/plan-day";
import { usePlanLayer } from "@/components/progress/plan/use-plan-layer";
import { useToday } from "@/components/progress/use-today";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { useUser } from "@/lib/accounts/hooks";
import { useEvents, useSyncExams } from "@/lib/calendar/hooks";
import { weeksOf } from "@/lib/calendar/rules/month";
import { sentenceOf } from "@/lib/platform/call";
import type { CivilDay } from "@/lib/platform/civil";
import { ComingUp } from "./coming-up";
import { DayList } from "./day-list";
import type { EventDialogState } from "./event-dialog";
import { EventDialogs } from "./event-dialogs";
import { FeedCard } from "./feed-card";
import { MonthCard } from "./month-card";
import { useSelectedDay } from "./use-selected-day";

export function CalendarScreen() {
  const { data: user } = useUser();
  const timeZone = user?.timeZone ?? "UTC";
  const today = useToday(timeZone);
  const [day, selectDay] = useSelectedDay(today);
  const weeks = weeksOf(day);
  const plan = usePlanLayer({ from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day });
  const { data: events = [], error, refetch } = useEvents();
  const sync = useSyncExams();
  const show = (next: CivilDay) => {
    selectDay(next);
    // On a phone the day's list is further up, out of sight.
    document.getElementById("selected-day")?.focus();
  };
  const [dialog, setDialog] = useState<EventDialogState | null>(null);
  return (
    <>
      <PageHeading
        title="Calendar"
        description={`Your exams and study dates. Times are shown in ${timeZone.replaceAll("_", " ")}.`}
        actions={
          <>
            <Button variant="outline" aria-disabled={sync.isPending} onClick={() => sync.isPending || sync.mutate({})}>
              <RefreshCw aria-hidden="true" className={sync.isPending ? "animate-spin" : undefined} />
              Sync Exam Dates
            </Button>
            <Button onClick={() => setDialog({ kind: "create", day })}>
              <CalendarPlus aria-hidden="true" />
              Add Event
            </Button>
          </>
        }
      />
      {error && events.length === 0 ? (
        <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />
      ) : (
        <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="xl:col-span-2">
            <PlanBar layer={plan} />
          </div>
          <MonthCard
            events={events}
            timeZone={timeZone}
            today={today}
            day={day}
            onSelect={selectDay}
            onAdd={(on) => setDialog({ kind: "create", day: on })}
          />
          <div className="grid items-start gap-4 md:gap-6 lg:max-xl:grid-cols-2">
            <DayList events={events} timeZone={timeZone} today={today} day={day} onOpenDialog={setDialog} />
            <PlanDay layer={plan} day={day} />
            <ComingUp events={events} timeZone={timeZone} today={today} onSelect={show} />
          </div>
          <FeedCard className="xl:col-span-2" />
        </div>
      )}
      <EventDialogs dialog={dialog} timeZone={timeZone} onSelect={selectDay} onClose={() => setDialog(null)} />
    </>
  );
}
