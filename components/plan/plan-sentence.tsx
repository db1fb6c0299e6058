import { subscribeUrl } from "@/components/subscriptions/return-path";
import { Link } from "@/components/ui/link";
import type { PlanSummary } from "@/lib/plan/contract/study-plan";

const LOOK = "whitespace-nowrap rounded-sm font-medium text-primary underline underline-offset-4 hover:no-underline";

type PlanSentenceProps = { summary: PlanSummary; from: string; className?: string };

/** The summary of the plan. If everything left needs Premium, with a link to the plans that returns to `from`. */
export function PlanSentence({ summary: { sentence, courses }, from, className }: PlanSentenceProps) {
  const closed = courses.some((course) => course.closed > 0) && courses.every(({ topics }) => topics === 0);
  return (
    <p aria-live="polite" className={className}>
      {sentence ?? "You have completed every topic that is open to you."}
      {closed && (
        <>
          {" "}
          <Link href={subscribeUrl(from)} className={LOOK}>
            Upgrade to Premium
          </Link>
        </>
      )}
    </p>
  );
}
