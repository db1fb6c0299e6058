import { StartButton } from "@/components/practice/start-button";
import { Icon } from "@/components/ui/icon";
import { durationOf } from "@/lib/courses/rules";
import type { Reviews } from "@/lib/review/contract";

/** Today's reviews as a row of a list. */
export const TodayReview = ({ reviews: { today, minutes } }: { reviews: Pick<Reviews, "today" | "minutes"> }) => (
  <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 md:px-5">
    <span aria-hidden="true" className="shrink-0 text-primary [&_svg]:size-5">
      <Icon name="refresh-cw" />
    </span>
    <span className="wrap-anywhere min-w-0 flex-1 font-medium text-sm">
      Review {today === 1 ? "1 point" : `${today} points`}
    </span>
    <span className="shrink-0 text-compact text-muted-foreground tabular-nums">{durationOf(minutes)}</span>
    <StartButton form={{ kind: "review" }} label="Start review" variant="outline" size="sm">
      Review
    </StartButton>
  </li>
);
