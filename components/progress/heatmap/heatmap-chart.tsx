import { cn } from "@/components/ui/cn";
import { dayInWords } from "@/lib/platform/time/civil";
import { type HeatDay, studiedInWords } from "@/lib/progress/rules/heat";

const CELL = 13;
const STEP = 16;
const LEFT = 30;
const TOP = 18;
const LEVELS = ["fill-heat-0", "fill-heat-1", "fill-heat-2", "fill-heat-3", "fill-heat-4"];
const NAMED = [
  { name: "Mon", day: 0 },
  { name: "Wed", day: 2 },
  { name: "Fri", day: 4 },
];

/** One column per week. The label summarises the chart; each cell shows its day on hover. */
export function HeatmapChart({ weeks, label }: { weeks: HeatDay[][]; label: string }) {
  const width = LEFT + weeks.length * STEP;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${TOP + 7 * STEP}`}
      className="w-full max-w-180 text-muted-foreground"
    >
      {NAMED.map(({ name, day }) => (
        <text key={name} x={0} y={TOP + day * STEP + 10} className="fill-current text-[9px]">
          {name}
        </text>
      ))}
      {weeks.map((week, column) => (
        <g key={week[0]?.date} transform={`translate(${LEFT + column * STEP} 0)`}>
          <text x={0} y={10} className="fill-current text-[9px]">
            {monthAbove(weeks, column)}
          </text>
          {week.map(({ date, level, ...counts }, day) => (
            <rect
              key={date}
              y={TOP + day * STEP}
              width={CELL}
              height={CELL}
              rx={2.5}
              className={cn(
                LEVELS[level],
                "stroke-rule forced-colors:fill-[Canvas]",
                level > 0 && "forced-colors:fill-[Highlight]",
              )}
              strokeWidth={level === 0 ? 0.75 : 0}
            >
              <title>{`${dayInWords(date, "weekday")}: ${studiedInWords(counts)}`}</title>
            </rect>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A month's name is above its first week if there is room before the next name. */
function monthAbove(weeks: HeatDay[][], column: number): string {
  const month = (week: number) => weeks[week]?.[0]?.date.slice(0, 7);
  if (month(column) === month(column - 1) || (column === 0 && month(1) !== month(0))) return "";
  const first = weeks[column]?.[0]?.date;
  return first ? (dayInWords(first, "short").split(" ")[1] ?? "") : "";
}
