"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { AttemptForm } from "@/lib/practice/contract/attempts";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";

const TriedQuestion = lazyPart(() => import("./tried-question").then((part) => part.TriedQuestion), { heavy: true });

type TryHereProps = {
  /** The question's key in a lesson, or the thread whose variant is shown. */
  form: Pick<AttemptForm, "topicId" | "question" | "threadId">;
  title?: string;
  hint?: string;
};

/** One practice question that is answered in the page. It is requested only on a press. */
export function TryHere({ form, title = "Try it", hint = "One question on what you have just read." }: TryHereProps) {
  const [id, setId] = useState<number>();
  const { start, isPending } = useStartAttempt((attempt) => setId(attempt.id));
  const again = () => isPending || start({ kind: "try", ...form });
  return (
    // Not a landmark, because a lesson may contain several of them.
    <div className="rounded-lg border border-primary/40 bg-card print:hidden">
      {id === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5">
          <p>
            <span className="font-semibold">{title}.</span> <span className="text-muted-foreground">{hint}</span>
          </p>
          <Button onClick={again} aria-disabled={isPending}>
            <Icon name="circle-play" />
            {isPending ? "Starting..." : "Show the question"}
          </Button>
        </div>
      ) : (
        <TriedQuestion
          key={id}
          id={id}
          within={form.threadId ? "thread" : "lesson"}
          isStarting={isPending}
          onAgain={form.threadId ? undefined : again}
          fallback={<Skeleton className="h-56" />}
        />
      )}
    </div>
  );
}
