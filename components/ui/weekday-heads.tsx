import { type CivilDay, dateOf } from "@/lib/platform/time/civil";
import { dateFormat } from "@/lib/platform/time/date-format";

/** The head of a month of days: short names to see, whole names for screen readers. */
export const WeekdayHeads = ({ week, className }: { week: readonly CivilDay[]; className: string }) => (
  <thead>
    <tr>
      {week.map((day) => (
        <th key={day} scope="col" className={className}>
          <span aria-hidden="true">{weekdayIn(day, "short")}</span>
          <span className="sr-only">{weekdayIn(day, "long")}</span>
        </th>
      ))}
    </tr>
  </thead>
);

const weekdayIn = (day: CivilDay, weekday: "short" | "long") =>
  dateFormat({ weekday, timeZone: "UTC" }).format(dateOf(day));
