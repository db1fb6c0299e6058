import { counted } from "@/lib/courses/rules";
import type { StreakView } from "@/lib/progress/contract/streak";

/** The best streak, the run with rest days where it is longer, and what keeps the streak. */
export function StreakWords({ view: { streak, best, withRest, studiedToday } }: { view: StreakView }) {
  return (
    <div className="space-y-2 text-compact">
      <p>
        Best so far: <strong className="font-semibold">{counted(best, "day")}</strong>
        {withRest > streak && (
          <>
            {" "}
            · With rest days: <strong className="font-semibold">{counted(withRest, "day")}</strong>
          </>
        )}
      </p>
      <p className="text-muted-foreground">
        {studiedToday
          ? "Today counts. One topic or ten answers tomorrow keep it going."
          : `One topic or ten answers today ${streak > 0 ? "keep it going" : "begin a streak"}.`}{" "}
        One missed day a week is shown as a rest day; the streak itself counts days in a row.
      </p>
    </div>
  );
}
