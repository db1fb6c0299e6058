import { StartButton } from "@/components/practice/start-button";
import { Icon } from "@/components/ui/icon";
import { durationOf } from "@/lib/courses/rules";
import type { Reviews } from "@/lib/review/contract";

/** Today's reviews as a row of a list. */
export const TodayReview = ({ reviews: { today, minutes } }: { reviews: Pick<Reviews, "today" | "minutes"> }) => (
  <li className="today-row today-row-button">
    <Icon name="refresh-cw" className="today-mark" />
    <span className="today-title">Review {today === 1 ? "1 point" : `${today} points`}</span>
    <span className="today-count">{durationOf(minutes)}</span>
    <StartButton form={{ kind: "review" }} label="Start review" variant="outline" size="sm">
      Review
    </StartButton>
  </li>
);
