"use client";
import { useId } from "react";
import { Switch } from "@/components/ui/switch";
import type { PlanLayer } from "./use-plan-layer";

/** Shows or hides the plan in the calendar. */
export function PlanSwitch({ layer }: { layer: Pick<PlanLayer, "shown" | "show"> }) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-10 items-center gap-2.5 font-medium text-sm pointer-coarse:min-h-11">
      <Switch id={id} checked={layer.shown} onCheckedChange={layer.show} />
      Study plan
    </label>
  );
}
