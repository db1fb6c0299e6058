"use client";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { PlanBar } from "@/components/plan/plan-bar";
import { PlanSwitch } from "@/components/plan/plan-switch";
import { usePlanLayer } from "@/components/plan/use-plan-layer";
import { useToday } from "@/components/progress/use-today";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useUser } from "@/lib/accounts/hooks";
import { useCalendarEvents } from "@/lib/calendar/hooks";
import { useDeleteEvent, useMoveEvent, useSkipOccurrence } from "@/lib/calendar/hooks/changing";
import { shortTitle } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { sentenceOf } from "@/lib/platform/query/call";
import { type CivilDay, isCivilDay } from "@/lib/platform/time/civil";
import { weeksOf } from "@/lib/platform/time/month";
import { CalendarMenuButton } from "./calendar-menu-button";
import { ComingUp } from "./coming-up";
import { DayList } from "./day-list";
import type { EventDialogState } from "./event-dialog";
import { EventDialogs } from "./event-dialogs";
import { MonthCard } from "./month-card";
import { useViewParam } from "./use-view-param";

type CalendarScreenProps = {
  /** Whether this browser showed the plan when it last had the calendar. */
  planWasShown: boolean;
  /** The plan's verdict, rendered by the server where the page opens with the plan. */
  verdict?: ReactNode;
};

export function CalendarScreen({ planWasShown, verdict }: CalendarScreenProps) {
  const { data: user } = useUser();
  const timeZone = user?.timeZone ?? "UTC";
  const today = useToday(timeZone);
  const [day, selectDay] = useSelectedDay(today);
  const weeks = weeksOf(day);
  const plan = usePlanLayer({ from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day }, planWasShown);
  const { events, error, refetch } = useCalendarEvents();
  const search = useSearchParams();
  const [view, showView] = useView();
  const showDay = (next: CivilDay) => {
    selectDay(next);
    // On a phone the day's list is above, out of view.
    document.getElementById("selected-day")?.focus();
  };
  const [dialog, setDialog] = useState<EventDialogState | null>(null);
  useAddParam(() => setDialog({ kind: "create", day }));
  const move = useMoveEvent(timeZone);
  const deleteEvent = useDeleteEvent();
  const skip = useSkipOccurrence();
  /** The event that an occurrence belongs to. */
  const wholeEvent = (event: CalendarEvent) => events.find(({ id }) => id === event.id) ?? event;
  const remove = (event: CalendarEvent) => deleteEvent(wholeEvent(event));
  const openDialog = (next: EventDialogState) =>
    setDialog(next.kind === "edit" ? { ...next, event: wholeEvent(next.event) } : next);
  const description = `Your exams and study dates. Times are shown in ${timeZone.replaceAll("_", " ")}.`;
  return (
    <>
      <PageHeading
        title={
          <>
            <span className="print:hidden">Calendar</span>
            <span className="hidden print:inline">Study plan</span>
          </>
        }
        description={<span className="lg:hidden print:hidden">{description}</span>}
        actions={
          <>
            {view === "calendar" && <PlanSwitch layer={plan} />}
            <CalendarMenuButton showsFeed={search.get("feed") === "1"} />
            <Button onClick={() => setDialog({ kind: "create", day })}>
              <Icon name="calendar-plus" />
              Add Event
            </Button>
          </>
        }
      />
      <Tabs value={view} onValueChange={(next) => showView(next === "plan" ? "plan" : "calendar")} className="md:gap-4">
        <div className="relative md:-mt-7 print:hidden">
          <TabsList aria-label="What to show">
            <TabsTrigger value="calendar">Calendar</TabsTrigger>
            <TabsTrigger value="plan">Plan</TabsTrigger>
          </TabsList>
          {/* Beside the tabs, so that the month begins higher up. */}
          <p className="absolute right-0 bottom-3 text-compact text-muted-foreground max-lg:hidden">{description}</p>
        </div>
        <TabsContent value={view}>
          {view === "plan" ? (
            <div className="grid gap-4 md:gap-6">
              <PlanBar shown verdict={verdict} className="print:hidden" />
              <PlanWeeks fallback={<Skeleton className="h-96" />} today={today} exams={examsIn(events)} />
            </div>
          ) : error && events.length === 0 ? (
            <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />
          ) : (
            <div className="grid items-start gap-4 md:gap-6 2xl:grid-cols-[minmax(0,1fr)_19rem]">
              <PlanBar shown={plan.shown} verdict={verdict} className="2xl:col-span-2" />
              <MonthCard
                events={events}
                timeZone={timeZone}
                today={today}
                day={day}
                plan={plan}
                onSelect={selectDay}
                onShowDay={showDay}
                onMoveEvent={move}
                onOpenDialog={openDialog}
              />
              <div className="grid items-start gap-4 md:gap-6 lg:max-2xl:auto-cols-fr lg:max-2xl:grid-flow-col">
                <DayList events={events} timeZone={timeZone} today={today} day={day} onOpenDialog={openDialog} />
                {plan.shown && <PlanDayList fallback={null} layer={plan} day={day} />}
                <ComingUp events={events} timeZone={timeZone} today={today} onSelect={showDay} />
              </div>
            </div>
          )}
        </TabsContent>
      </Tabs>
      <EventDialogs
        dialog={dialog}
        timeZone={timeZone}
        onSelect={selectDay}
        onDelete={remove}
        onSkip={skip}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

type View = "calendar" | "plan";

/** The calendar, or with `?view=plan` the plan as a list by week. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useViewParam();
  return [view === "plan" ? "plan" : "calendar", (next) => setView(next === "plan" ? next : null)];
}

const examsIn = (events: readonly CalendarEvent[]) =>
  events.flatMap((event) => (event.day === null ? [] : [{ day: event.day, title: shortTitle(event) }]));

/** `?add=event` in the address opens the dialog, once. */
function useAddParam(onAdd: () => void): void {
  const isRequested = useSearchParams().get("add") === "event";
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    if (!isRequested) return;
    window.history.replaceState(null, "", window.location.pathname);
    add();
  }, [isRequested]);
}

/** The selected day, stored in the address as `?day=`; today by default. */
function useSelectedDay(today: CivilDay): [CivilDay, (day: CivilDay) => void] {
  const search = useSearchParams();
  const param = search.get("day");
  const select = (day: CivilDay) => {
    const params = new URLSearchParams(search);
    params.set("day", day);
    // The server's output does not depend on the day, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [param && isCivilDay(param) ? param : today, select];
}

// The plan is hidden until it is switched on.
const PlanDayList = lazyPart(() => import("@/components/plan/plan-day").then((module) => module.PlanDayList));

// The page seldom opens with the list.
const PlanWeeks = lazyPart(() => import("@/components/plan/plan-weeks").then((module) => module.PlanWeeks));
