import { dayInWords } from "@/lib/platform/time/civil";

type DayBarsProps = { title: string; days: { day: string; count: number }[] };

/** A small bar for each day, the last seven in the strong colour; the figures are there as a table for screen readers. */
export function DayBars({ title, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <>
      <div aria-hidden="true" className="mt-3 flex h-10 items-end gap-0.5">
        {days.map(({ day, count }, index) => (
          <span
            key={day}
            title={`${dayInWords(day)}: ${count.toLocaleString("en-GB")}`}
            style={{ height: `${Math.max(6, (count / most) * 100)}%` }}
            className={`flex-1 rounded-xs ${index < days.length - 7 ? "bg-primary/30" : "bg-primary"} ${count === 0 ? "opacity-40" : ""}`}
          />
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayInWords(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
