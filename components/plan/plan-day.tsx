"use client";
import { Card } from "@/components/ui/card";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { loadInWords } from "./plan-load";
import { PlannedTopics } from "./planned-topics";
import type { PlanLayer } from "./use-plan-layer";

/** The planned topics of the selected day in the calendar. */
export function PlanDayList({ layer, day }: { layer: Pick<PlanLayer, "itemsOn">; day: CivilDay }) {
  const items = layer.itemsOn(day);
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3">
        <h2 className="heading text-lg">Planned</h2>
        <p className="text-compact text-muted-foreground first-letter:uppercase">{loadInWords(items)}</p>
      </div>
      <PlannedTopics
        key={day}
        items={items}
        day={day}
        label={`Topics planned for ${dayInWords(day, "weekday")}`}
        empty={<p className="border-t px-4 py-6 text-muted-foreground text-sm">Nothing is planned for this day</p>}
      />
    </Card>
  );
}
