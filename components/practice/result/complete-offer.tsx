"use client";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useShowTick } from "@/lib/lessons/hooks";
import { useCompleteTopic } from "@/lib/progress/hooks";

type CompleteOfferProps = { topicId: number; courseId: number; title: string };

/** After a quiz that went well. The tick stays the student's own. */
export function CompleteOffer({ topicId, courseId, title }: CompleteOfferProps) {
  const [isDone, setDone] = useState(false);
  const { mutate, isPending } = useCompleteTopic(courseId, () => title);
  const showTick = useShowTick(topicId);
  const onSuccess = () => {
    setDone(true);
    showTick(true);
  };
  return (
    <section
      aria-label="Complete this topic"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-primary/40 bg-primary-soft px-4 py-3 md:px-5 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60">
        {isDone ? `'${title}' is completed.` : `You know most of '${title}'. Is this topic done?`}
      </p>
      {!isDone && (
        <Button
          aria-disabled={isPending}
          onClick={() => isPending || mutate({ params: { id: topicId }, body: { completed: true } }, { onSuccess })}
        >
          <Check aria-hidden="true" />
          Mark as complete
        </Button>
      )}
    </section>
  );
}
