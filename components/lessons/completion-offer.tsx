"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Lesson } from "@/lib/lessons/contract";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import { percentOfShare } from "@/lib/practice/rules/figures";
import { COMPLETION_SHARE } from "@/lib/practice/rules/words";
import { useComplete } from "./use-complete";

/** Offered once for each topic after a good quiz. The student decides whether to tick the topic. */
export function CompletionOffer({ lesson }: { lesson: Lesson }) {
  const { topicId, practised, completed } = lesson;
  const key = `completion-offer-${topicId}`;
  const [isOffered, setOffered] = useState(false);
  const complete = useComplete(lesson);
  useEffect(() => setOffered(readStored(key) !== "declined"), [key]);
  if (!isOffered || completed || practised === null || practised < COMPLETION_SHARE) return null;
  const decline = () => {
    setOffered(false);
    writeStored(key, "declined");
  };
  return (
    <section
      aria-label="Complete this topic"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-primary-soft px-4 py-2.5 text-sm print:hidden"
    >
      <p className="min-w-0 flex-1 basis-52">
        Your best quiz on this topic reached {percentOfShare(practised)}%. Is the topic done?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={complete}>
          <Icon name="check" />
          Mark as complete
        </Button>
        <Button size="sm" variant="outline" onClick={decline}>
          Not yet
        </Button>
      </div>
    </section>
  );
}
