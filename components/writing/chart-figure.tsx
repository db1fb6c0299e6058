import type { Chart } from "@/lib/writing/chart";
import { ticksOf } from "@/lib/writing/chart";
import { FigureTable } from "./figure-table";

const WIDTH = 480;
const HEIGHT = 260;
const LEFT = 72;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 34;
const MOST_LABELS = 6;
/** Series differ by dashes and markers too, never by colour alone. */
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 6"];
const COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)", "var(--chart-5)"];

const grouped = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** A chart with its legend, and the same figures as a table. */
export function ChartFigure({ chart }: { chart: Chart }) {
  const { title, columns, rows, unit } = chart;
  const series = columns.slice(1);
  const inTable = [
    columns,
    ...rows.map(({ label, figures }) => [label, ...figures.map((figure) => figureOf(figure, unit))]),
  ];
  return (
    <figure className="chart">
      {title && <figcaption className="font-medium text-sm">{title}</figcaption>}
      <Drawing chart={chart} />
      {series.length > 1 && (
        <div aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
          {series.map((name, index) => (
            <span key={name} className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 28 10" className="h-2.5 w-7 shrink-0">
                <Sample look={chart.look} series={index} />
              </svg>
              {name}
            </span>
          ))}
        </div>
      )}
      <details className="mt-2 print:hidden">
        <summary className="w-fit cursor-pointer rounded-sm text-compact text-primary underline-offset-4 hover:underline pointer-coarse:py-3">
          Show as table
        </summary>
        <div className="mt-2">
          <FigureTable
            rows={inTable.map((row) => row.map((text) => [{ text }]))}
            right={series.map((_, index) => index + 1)}
          />
        </div>
      </details>
    </figure>
  );
}

/** '$1,250', '45%', '300 units'. */
function figureOf(figure: number, unit: string): string {
  const amount = grouped.format(Math.abs(figure));
  const sign = figure < 0 ? "−" : "";
  if (/^[$£€]$/.test(unit)) return `${sign}${unit}${amount}`;
  return `${sign}${amount}${unit === "%" ? unit : unit && ` ${unit}`}`;
}

function Sample({ look, series }: { look: Chart["look"]; series: number }) {
  if (look === "bars")
    return <rect x="4" y="0" width="20" height="10" fill={COLOURS[series]} fillOpacity={series % 2 ? 0.55 : 1} />;
  return (
    <line x1="0" x2="28" y1="5" y2="5" stroke={COLOURS[series]} strokeWidth="2.5" strokeDasharray={DASHES[series]} />
  );
}

function Drawing({ chart: { title, look, columns, rows, unit } }: { chart: Chart }) {
  const ticks = ticksOf(rows.flatMap(({ figures }) => figures));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (figure: number) => TOP + ((high - figure) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const inner = WIDTH - LEFT - RIGHT;
  // Bars are in the middle of their part of the axis. Lines begin and end at its ends.
  const x = (index: number) =>
    LEFT + (look === "bars" ? ((index + 0.5) * inner) / rows.length : (index * inner) / (rows.length - 1));
  const every = Math.ceil(rows.length / MOST_LABELS);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title || columns.slice(1).join(", ")}. The figures are in the table below.`}
      className="my-2 h-auto w-full max-w-xl"
      fontSize="13"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? "currentColor" : "var(--rule)"}
            strokeWidth="1"
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fill="var(--muted-foreground)">
            {figureOf(tick, /^[$£€%]$/.test(unit) ? unit : "")}
          </text>
        </g>
      ))}
      {rows.map(({ label }, index) =>
        index % every === 0 ? (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label
            key={index}
            x={x(index)}
            y={HEIGHT - 12}
            textAnchor={
              look === "lines" && index === 0
                ? "start"
                : look === "lines" && index === rows.length - 1
                  ? "end"
                  : "middle"
            }
            fill="var(--muted-foreground)"
          >
            {label}
          </text>
        ) : null,
      )}
      {columns
        .slice(1)
        .map((name, index) =>
          look === "bars" ? (
            <Bars
              key={name}
              series={index}
              of={columns.length - 1}
              rows={rows}
              x={x}
              y={y}
              width={inner / rows.length}
            />
          ) : (
            <polyline
              key={name}
              points={rows
                .map(({ figures }, row) => `${x(row).toFixed(1)},${y(figures[index] ?? 0).toFixed(1)}`)
                .join(" ")}
              fill="none"
              stroke={COLOURS[index]}
              strokeWidth="2.5"
              strokeDasharray={DASHES[index]}
              strokeLinejoin="round"
            />
          ),
        )}
    </svg>
  );
}

type BarsProps = {
  series: number;
  of: number;
  rows: Chart["rows"];
  x(index: number): number;
  y(figure: number): number;
  width: number;
};

function Bars({ series, of, rows, x, y, width }: BarsProps) {
  const thin = (width * 0.7) / of;
  return rows.map(({ figures }, row) => {
    const figure = figures[series] ?? 0;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a row can only be identified by its index
        key={row}
        x={x(row) - (thin * of) / 2 + series * thin}
        y={Math.min(y(figure), y(0))}
        width={Math.max(1, thin - 1)}
        height={Math.max(1, Math.abs(y(figure) - y(0)))}
        fill={COLOURS[series]}
        fillOpacity={series % 2 ? 0.55 : 1}
      />
    );
  });
}
