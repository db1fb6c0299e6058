"use client";
import { StartButton } from "@/components/practice/start-button";
import { Icon } from "@/components/ui/icon";
import { useReviews } from "@/lib/review/hooks";

/** Below the result of a review: whether today's are done, and what comes next. */
export function ReviewDone() {
  const { data: reviews } = useReviews();
  if (!reviews) return null;
  const isDone = reviews.today === 0;
  return (
    <section
      aria-label="Today's reviews"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-primary/40 bg-primary-soft px-4 py-3 md:px-5 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        {isDone && <Icon name="check" className="size-5 shrink-0 text-primary" />}
        {isDone ? reviews.sentence : `More for today: ${reviews.sentence}`}
      </p>
      {!isDone && <StartButton form={{ kind: "review" }}>Start review</StartButton>}
    </section>
  );
}
