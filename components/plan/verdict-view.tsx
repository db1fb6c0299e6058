"use client";
import { CouldNotLoad } from "@/components/shell/could-not-load";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { PlanVerdict, Way } from "@/lib/plan/contract/plan";
import { useApplyWay, useSetSkips, useSkips, useVerdict } from "@/lib/plan/hooks";
import { VerdictCourses } from "./verdict-courses";

/** Whether everything fits into the study hours, and ways to make it fit. */
export function VerdictView() {
  const { data: verdict, isError, refetch } = useVerdict();
  if (!verdict) return isError && <CouldNotLoad what="your plan" onRetry={refetch} />;
  return (
    <section aria-label="Your plan" className="grid min-w-60 flex-1 gap-3">
      <VerdictSentence verdict={verdict} />
      {verdict.ways.length > 0 && <Ways ways={verdict.ways} />}
      <VerdictCourses courses={verdict.courses} />
      <LeftOut />
    </section>
  );
}

/** The sign belongs to the words, because colour alone must not carry a meaning. */
export function VerdictSentence({ verdict: { fits, sentence } }: { verdict: Pick<PlanVerdict, "fits" | "sentence"> }) {
  return (
    <p aria-live="polite" className="flex items-start gap-2.5 font-medium text-sm">
      <Icon
        name={fits ? "circle-check" : "triangle-exclamation-point"}
        className={cn("mt-0.5 size-4.5 shrink-0", fits ? "text-primary" : "text-exam")}
      />
      {sentence}
    </p>
  );
}

function Ways({ ways }: { ways: readonly Way[] }) {
  const { applying, apply } = useApplyWay();
  const isOffered = ways.some((way) => way.apply !== null);
  return (
    <div className="grid gap-1.5">
      {isOffered && <p className="font-medium text-compact text-muted-foreground">What would make it fit</p>}
      <ul aria-label="Ways to make it fit" className="divide-y rounded-md border">
        {ways.map((way) => (
          <li key={way.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
            <span className="min-w-48 flex-1 text-sm">
              {way.sentence}
              {way.topics.length > 0 && (
                <details className="text-compact text-muted-foreground">
                  <summary className="w-fit cursor-pointer rounded-sm pointer-coarse:py-3">Which topics</summary>
                  <span className="wrap-anywhere block pt-1">{way.topics.join(" · ")}</span>
                </details>
              )}
            </span>
            {way.apply && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Apply: ${way.sentence}`}
                aria-disabled={applying !== null}
                onClick={() => apply(way)}
              >
                {applying === way.kind ? "Applying..." : "Apply"}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Topics that were left out can be taken back into the plan. */
function LeftOut() {
  const { data } = useSkips();
  const set = useSetSkips();
  if (!data || data.topics.length === 0) return null;
  const { topics } = data;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground pointer-coarse:py-3">
        {topics.length === 1 ? "1 topic is left out" : `${topics.length} topics are left out`}
      </summary>
      <ul aria-label="Topics left out" className="divide-y pt-1">
        {topics.map(({ topicId, title, courseTitle }) => (
          <li key={topicId} className="flex items-center gap-3 py-1.5">
            <span className="wrap-anywhere min-w-0 flex-1">
              {title}
              <span className="block text-compact text-muted-foreground">{courseTitle}</span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Plan again: ${title}`}
              onClick={() =>
                set.mutate({
                  body: { topicIds: topics.flatMap((topic) => (topic.topicId === topicId ? [] : topic.topicId)) },
                })
              }
            >
              Plan again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
