"use client";
import { CouldNotLoad } from "@/components/shell/could-not-load";
import { StreakButton } from "@/components/shell/streak-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Spinner } from "@/components/ui/spinner";
import { useOpenAfterFrame } from "@/components/ui/use-open-after-frame";
import { useStreak } from "@/lib/progress/hooks";
import { StreakWeek } from "./streak-week";
import { StreakWords } from "./streak-words";
import { useToday } from "./use-today";

/** What is below the streak in the top bar. Rendered open, because its code is loaded on demand. */
export default function OpenStreak({ days, timeZone }: { days: number; timeZone: string }) {
  const { layer, busy } = useOpenAfterFrame();
  return (
    <Popover {...layer}>
      <PopoverTrigger asChild>
        <StreakButton days={days} {...busy} />
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Streak" className="space-y-4">
        <StreakPanel timeZone={timeZone} />
        <Link
          href="/progress"
          onClick={() => layer.onOpenChange(false)}
          className={buttonVariants({ variant: "outline", size: "sm", className: "w-full" })}
        >
          Open my progress
        </Link>
      </PopoverContent>
    </Popover>
  );
}

function StreakPanel({ timeZone }: { timeZone: string }) {
  const { data, isError, refetch } = useStreak();
  const today = useToday(timeZone);
  if (data)
    return (
      <>
        <h2 className="heading text-base">{data.streak === 1 ? "1 day in a row" : `${data.streak} days in a row`}</h2>
        <StreakWeek week={data.week} today={today} />
        <StreakWords view={data} />
      </>
    );
  if (!isError)
    return (
      <div className="grid place-items-center py-8">
        <Spinner />
      </div>
    );
  return <CouldNotLoad what="your streak" onRetry={refetch} />;
}
