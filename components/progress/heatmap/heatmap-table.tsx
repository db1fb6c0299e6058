import { dayInWords } from "@/lib/platform/civil";
import type { HeatDay } from "@/lib/progress/rules/heat";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The same figures as a table, the latest week first. */
export function HeatmapTable({ weeks, label }: { weeks: HeatDay[][]; label: string }) {
  return (
    <table className="relative w-full border-collapse text-compact">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b text-left text-muted-foreground">
          <th scope="col" className="py-2 pr-1 font-medium">
            Week of
          </th>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="px-1 py-2 text-right font-medium">
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...weeks].reverse().map((week) => (
          <tr key={week[0]?.date} className="border-b last:border-0">
            <th scope="row" className="whitespace-nowrap py-1.5 pr-1 text-left font-normal">
              {week[0] && dayInWords(week[0].date, "short")}
            </th>
            {WEEKDAYS.map((name, day) => (
              <td key={name} className="px-1 py-1.5 text-right">
                {week[day]?.topics ?? ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
