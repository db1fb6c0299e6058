"use client";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { useStudyDays } from "@/lib/progress/hooks";
import { HEAT_WEEKS, heatFrom } from "@/lib/progress/rules/day-range";
import { type HeatDay, heatInWords, heatWeeks, studiedInWords } from "@/lib/progress/rules/heat";
import { HeatmapChart } from "./heatmap-chart";

/** The study days of half a year, as a chart or as a table. */
export function Heatmap({ today }: { today: CivilDay }) {
  const { data: days } = useStudyDays({ from: heatFrom(today), to: today });
  const [asTable, setAsTable] = useState(false);
  if (!days) return null;
  const weeks = heatWeeks(days, today);
  const label = heatInWords(days);
  return (
    <section aria-labelledby="study-days">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="study-days" className="heading text-xl">
          Study Days
        </h2>
        <Button variant="outline" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as table
        </Button>
      </div>
      <Card className="p-4 md:p-5">
        <p className="mb-4 text-compact text-muted-foreground">{label}.</p>
        {asTable ? (
          <HeatmapTable weeks={weeks} label={label} />
        ) : (
          <>
            <LatestFirst>
              <HeatmapChart weeks={weeks} label={label} />
            </LatestFirst>
            <HeatmapLegend />
          </>
        )}
      </Card>
    </section>
  );
}

/** Scrolls horizontally where it is narrow; the direction is right-to-left, so that it starts at the latest weeks. */
function LatestFirst({ children }: { children: ReactNode }) {
  return (
    <ScrollRegion dir="rtl" aria-label={`${HEAT_WEEKS} weeks`} className="rounded-sm">
      <div dir="ltr" className="min-w-124">
        {children}
      </div>
    </ScrollRegion>
  );
}

const LEVELS = ["bg-heat-0 border", "bg-heat-1", "bg-heat-2", "bg-heat-3", "bg-heat-4"];

function HeatmapLegend() {
  return (
    <p aria-hidden="true" className="mt-4 flex items-center gap-1.5 text-muted-foreground text-xs">
      <span className="mr-1">None</span>
      {LEVELS.map((look) => (
        <span key={look} className={`size-3 rounded-[3px] ${look}`} />
      ))}
      <span className="ml-1">5 or more topics</span>
    </p>
  );
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The number of topics; a tick for a study day that has answers alone. */
function Figure({ day }: { day: HeatDay | undefined }) {
  if (!day || day.topics > 0 || day.level === 0) return day?.topics;
  return (
    <>
      <Icon name="check" className="inline size-3.5 text-primary" />
      <span className="sr-only">{studiedInWords(day)}</span>
    </>
  );
}

/** The same figures as a table, latest week first. */
function HeatmapTable({ weeks, label }: { weeks: HeatDay[][]; label: string }) {
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
                <Figure day={week[day]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
