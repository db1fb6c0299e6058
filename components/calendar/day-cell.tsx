import { PlanChips } from "@/components/plan/plan-chips";
import { PlanDot } from "@/components/plan/plan-dot";
import { leftOf, partsInWords } from "@/components/plan/plan-load";
import { cn } from "@/components/ui/cn";
import type { Event } from "@/lib/calendar/contract";
import { dayName, timesOf } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { PressedEvent } from "./event-popover";
import { EventTitle } from "./event-title";
import type { EventDrag } from "./use-event-drag";

const CHIPS = 2;
const DOTS = 3;

type DayCellProps = {
  day: CivilDay;
  events: readonly CalendarEvent[];
  /** The entries of the plan, if the plan is shown. */
  planned: readonly PlanEntry[];
  /** How many topics were completed. */
  studied: number;
  timeZone: string;
  inMonth: boolean;
  /** Whether a narrow window shows a single week; its days are then not dimmed as belonging to another month. */
  isWeek: boolean;
  isToday: boolean;
  isSelected: boolean;
  isReachable: boolean;
  drag: EventDrag;
  onSelect(day: CivilDay): void;
  onShowDay(day: CivilDay): void;
  onAdd(day: CivilDay): void;
  onPressEvent(pressed: PressedEvent): void;
};

/** The day is one button. In a wide window its events are buttons of their own, above it. */
export function DayCell(props: DayCellProps) {
  const { day, events, studied, timeZone, inMonth, isWeek, isToday, isSelected, isReachable, drag } = props;
  const { onSelect, onShowDay, onAdd, onPressEvent } = props;
  const planned = leftOf(props.planned);
  const isEmpty = events.length + planned.length === 0;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the button within the cell, as the grid pattern allows
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA gives a table's cells this role
      role="gridcell"
      aria-selected={isSelected}
      {...drag.target(day)}
      className={cn(
        "month-cell",
        !inMonth && (isWeek ? "month-outside-wide" : "month-outside"),
        studied > 0 && "month-studied",
        isSelected && "month-selected",
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isReachable ? 0 : -1}
        aria-label={dayName(day, events) + plannedInWords(planned) + studiedInWords(studied)}
        aria-current={isToday ? "date" : undefined}
        onClick={() => onSelect(day)}
        onDoubleClick={() => onAdd(day)}
        className={cn("month-day", isWeek && "month-day-week")}
      >
        <span>{Number(day.slice(8))}</span>
        {!isEmpty && (
          <span className="month-dots">
            <Dots events={events} />
            {planned.length > 0 && <PlanDot />}
          </span>
        )}
      </button>
      {events.length > CHIPS && (
        <button type="button" tabIndex={isReachable ? 0 : -1} onClick={() => onShowDay(day)} className="month-more">
          +{events.length - CHIPS} more
        </button>
      )}
      <AddHint day={day} isEmpty={isEmpty} onAdd={onAdd} />
      {!isEmpty && (
        <div className="month-events">
          {events.slice(0, CHIPS).map((event) => (
            <EventChip
              key={event.id}
              event={event}
              timeZone={timeZone}
              dragProps={drag.source(event, day)}
              isAlone={events.length + planned.length === 1}
              isReachable={isReachable}
              onPress={onPressEvent}
            />
          ))}
          <PlanChips items={planned} room={events.length === 0 ? 1 : 0} />
        </div>
      )}
    </td>
  );
}

const plannedInWords = (planned: readonly PlanEntry[]) =>
  planned.length === 0 ? "" : `, ${partsInWords(planned)} planned`;

const studiedInWords = (topics: number) =>
  topics === 0 ? "" : `, ${topics} ${topics === 1 ? "topic" : "topics"} completed`;

type AddHintProps = { day: CivilDay; isEmpty: boolean; onAdd(day: CivilDay): void };

/** Appears below the pointer or the keyboard's focus. Keyboards and screen readers use the grid's key `n` instead. */
function AddHint({ day, isEmpty, onAdd }: AddHintProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title="Add event (double-click the day, or press n)"
      onClick={() => onAdd(day)}
      className="month-add icon-plus"
    >
      {isEmpty && "Add event"}
    </button>
  );
}

function Dots({ events }: { events: readonly Event[] }) {
  return (
    <>
      {events.slice(0, DOTS).map(({ id, isExamEvent }) => (
        <span key={id} className={cn("size-1.5", isExamEvent ? "rotate-45 bg-exam" : "rounded-full bg-info")} />
      ))}
    </>
  );
}

type EventChipProps = {
  event: CalendarEvent;
  timeZone: string;
  dragProps: object;
  /** Whether nothing else is on this day, so that there is room for a second line. */
  isAlone: boolean;
  isReachable: boolean;
  onPress(pressed: PressedEvent): void;
};

function EventChip({ event, timeZone, dragProps, isAlone, isReachable, onPress }: EventChipProps) {
  return (
    <button
      type="button"
      tabIndex={isReachable ? 0 : -1}
      aria-haspopup="dialog"
      onClick={({ currentTarget: chip }) => onPress({ event, chip })}
      {...dragProps}
      className={cn(
        "month-event hover:brightness-96 dark:hover:brightness-120",
        isAlone && "month-event-alone",
        event.isExamEvent && "month-event-exam",
      )}
    >
      <EventTitle event={event} />
      <span className="sr-only">, {event.isExamEvent ? "exam" : timesOf(event, timeZone)}</span>
    </button>
  );
}
