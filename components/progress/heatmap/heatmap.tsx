"use client";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { CivilDay } from "@/lib/platform/civil";
import { useStudyDays } from "@/lib/progress/hooks";
import { heatInWords, heatWeeks } from "@/lib/progress/rules/heat";
import { HEAT_WEEKS, heatFrom } from "@/lib/progress/rules/plan-range";
import { HeatmapChart } from "./heatmap-chart";
import { HeatmapLegend } from "./heatmap-legend";
import { HeatmapTable } from "./heatmap-table";

/** The study days of half a year, as a picture or as figures. */
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

/** Scrolls by itself where it is narrow; written from right to left, it begins with the latest weeks. */
function LatestFirst({ children }: { children: ReactNode }) {
  return (
    <ScrollRegion dir="rtl" aria-label={`${HEAT_WEEKS} weeks`} className="rounded-sm">
      <div dir="ltr" className="min-w-124">
        {children}
      </div>
    </ScrollRegion>
  );
}
