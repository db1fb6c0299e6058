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
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useUser } from "@/lib/accounts/hooks";
import { useCalendarEvents } from "@/lib/calendar/hooks";
import { useDeleteEvent, useMoveEvent, useSkipOccurrence } from "@/lib/calendar/hooks/changing";
import { shortTitle, timesOf, upcoming } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { sentenceOf } from "@/lib/platform/query/call";
import { addDays, type CivilDay, dayInWords, isCivilDay } from "@/lib/platform/time/civil";
import { weeksOf } from "@/lib/platform/time/month";
import { CalendarMenuButton } from "./calendar-menu-button";
import { DayList } from "./day-list";
import type { EventDialogState } from "./event-dialog";
import { EventTitle } from "./event-title";
import { MonthCard } from "./month-card";

type CalendarScreenProps = {
  /** When this browser last had the calendar. */
  planWasShown: boolean;
  /** What the plan comes to, where the page opens with it. */
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
  const show = (next: CivilDay) => {
    selectDay(next);
    // On a phone the day's list is above, out of view.
    document.getElementById("selected-day")?.focus();
  };
  const [dialog, setDialog] = useState<EventDialogState | null>(null);
  useAddInAddress(() => setDialog({ kind: "create", day }));
  const move = useMoveEvent(timeZone);
  const deleteEvent = useDeleteEvent();
  const skip = useSkipOccurrence();
  /** The event itself, for an occurrence of it. */
  const whole = (event: CalendarEvent) => events.find(({ id }) => id === event.id) ?? event;
  const remove = (event: CalendarEvent) => deleteEvent(whole(event));
  const ask = (asked: EventDialogState) =>
    setDialog(asked.kind === "edit" ? { ...asked, event: whole(asked.event) } : asked);
  const about = `Your exams and study dates. Times are shown in ${timeZone.replaceAll("_", " ")}.`;
  return (
    <>
      <PageHeading
        title={
          <>
            <span className="print:hidden">Calendar</span>
            <span className="hidden print:inline">Study plan</span>
          </>
        }
        description={<span className="lg:hidden print:hidden">{about}</span>}
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
          <p className="absolute right-0 bottom-3 text-compact text-muted-foreground max-lg:hidden">{about}</p>
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
                onShowDay={show}
                onMoveEvent={move}
                onOpenDialog={ask}
              />
              <div className="grid items-start gap-4 md:gap-6 lg:max-2xl:auto-cols-fr lg:max-2xl:grid-flow-col">
                <DayList events={events} timeZone={timeZone} today={today} day={day} onOpenDialog={ask} />
                {plan.shown && <PlanDayList fallback={null} layer={plan} day={day} />}
                <ComingUp events={events} timeZone={timeZone} today={today} onSelect={show} />
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

/** The calendar, or the plan as a list by week, which the address calls `?view=plan`. */
function useView(): [View, (view: View) => void] {
  const search = useSearchParams();
  const show = (view: View) => {
    const params = new URLSearchParams(search);
    if (view === "plan") params.set("view", view);
    else params.delete("view");
    window.history.replaceState(null, "", params.size > 0 ? `?${params}` : window.location.pathname);
  };
  return [search.get("view") === "plan" ? "plan" : "calendar", show];
}

const examsIn = (events: readonly CalendarEvent[]) =>
  events.flatMap((event) => (event.day === null ? [] : [{ day: event.day, title: shortTitle(event) }]));

/** `?add=event` in the address opens the dialog, once. */
function useAddInAddress(onAdd: () => void): void {
  const isAsked = useSearchParams().get("add") === "event";
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    if (!isAsked) return;
    window.history.replaceState(null, "", window.location.pathname);
    add();
  }, [isAsked]);
}

/** The selected day, stored in the address as `?day=`; today by default. */
function useSelectedDay(today: CivilDay): [CivilDay, (day: CivilDay) => void] {
  const search = useSearchParams();
  const asked = search.get("day");
  const select = (day: CivilDay) => {
    const params = new URLSearchParams(search);
    params.set("day", day);
    // The server's output does not depend on the day, so no page is fetched.
    window.history.replaceState(null, "", `?${params}`);
  };
  return [asked && isCivilDay(asked) ? asked : today, select];
}

// The plan is hidden until it is switched on.
const PlanDayList = lazyPart(() => import("@/components/plan/plan-day").then((module) => module.PlanDayList));

// The list is seldom what the page opens with.
const PlanWeeks = lazyPart(() => import("@/components/plan/plan-weeks").then((module) => module.PlanWeeks));

// Form code and validation are loaded only by those who edit.
const EventDialog = lazyPart(() => import("./event-dialog").then((module) => module.EventDialog));
const DeleteEventDialog = lazyPart(() => import("./delete-dialog").then((module) => module.DeleteEventDialog));

type EventDialogsProps = {
  dialog: EventDialogState | null;
  timeZone: string;
  onSelect(day: CivilDay): void;
  onDelete(event: CalendarEvent): void;
  onSkip(event: CalendarEvent): void;
  onClose(): void;
};

function EventDialogs({ dialog, onDelete, onSkip, ...props }: EventDialogsProps) {
  const [shown, setShown] = useState({ dialog, at: 0 });
  // A dialog that closes stays until it has faded; each opening begins with a new form.
  if (dialog && dialog !== shown.dialog) setShown({ dialog, at: shown.at + 1 });
  if (shown.dialog?.kind === "delete") {
    const { event } = shown.dialog;
    return (
      <DeleteEventDialog
        key={shown.at}
        event={event}
        open={dialog !== null}
        onClose={props.onClose}
        onDeleteOne={() => {
          props.onClose();
          onSkip(event);
        }}
        onDeleteAll={() => {
          props.onClose();
          onDelete(event);
        }}
      />
    );
  }
  if (!shown.dialog) return null;
  return <EventDialog key={shown.at} dialog={shown.dialog} open={dialog !== null} {...props} />;
}

const MOST = 12;
/** Shown beside the month; on a phone, which has no month view, below the day. */
const BESIDE = 6;

type ComingUpProps = {
  events: readonly CalendarEvent[];
  timeZone: string;
  today: CivilDay;
  onSelect(day: CivilDay): void;
};

/** The events after today, whichever day is selected. */
function ComingUp({ events, timeZone, today, onSelect }: ComingUpProps) {
  const days = upcoming(events, timeZone, today, MOST);
  if (days.length === 0) return null;
  return (
    <Card>
      <h2 id="coming-up" className="heading border-b px-4 py-3 text-lg">
        Coming up
      </h2>
      <ul aria-labelledby="coming-up">
        {days.map(({ day, events: list, before }) => (
          <li key={day} className={cn("flex items-start not-first:border-t", before >= BESIDE && "md:hidden")}>
            <DayMark day={day} isTomorrow={day === addDays(today, 1)} isExam={list.some((one) => one.isExamEvent)} />
            <ul className="min-w-0 flex-1 divide-y">
              {list.map((event) => (
                <li key={event.id}>
                  <button
                    type="button"
                    onClick={() => onSelect(day)}
                    className="-outline-offset-2 w-full py-2.5 pr-4 pl-2 text-left hover:bg-muted"
                  >
                    <bdi className="block truncate text-sm">
                      <EventTitle event={event} />
                    </bdi>
                    <span className="block text-muted-foreground text-xs">
                      {event.isExamEvent ? "Exam" : timesOf(event, timeZone)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DayMark({ day, isTomorrow, isExam }: { day: CivilDay; isTomorrow: boolean; isExam: boolean }) {
  return (
    <time dateTime={day} className="w-22 shrink-0 py-2.5 pl-4">
      <span className={cn("block text-compact leading-[1.3125rem]", isExam && "font-medium text-exam")}>
        {dayInWords(day, "short")}
      </span>
      <span className="block text-muted-foreground text-xs">{isTomorrow ? "Tomorrow" : dayInWords(day, "name")}</span>
    </time>
  );
}
