"use client";
import { StreakButton } from "@/components/shell/streak-button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";

const OpenStreak = lazyPart(() => import("./open-streak").then((part) => part.default));

export function StreakMenu({ days, timeZone }: { days: number; timeZone: string }) {
  const { opened, triggerProps } = useOpenOnDemand(OpenStreak.preload);
  const button = <StreakButton days={days} aria-expanded={false} {...triggerProps} />;
  if (!opened) return button;
  return <OpenStreak fallback={button} days={days} timeZone={timeZone} />;
}
