import { Lock } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { Topic } from "@/lib/courses/contract";
import { durationOf } from "@/lib/courses/rules";

type TopicRowProps = { topic: Topic; minutes: number; locked: boolean; revealed: boolean; onToggle(): void };

/** The whole row is the label. A locked one can be pressed too: it then says why it does not tick. */
export function TopicRow({ topic, minutes, locked, revealed, onToggle }: TopicRowProps) {
  const anchor = `topic-${topic.id}`;
  return (
    <li id={anchor} className={cn("border-b last:border-0", revealed && "bg-primary-soft/60")}>
      <label
        htmlFor={`${anchor}-done`}
        className="flex min-h-11 items-start gap-3 px-4 py-2.5 transition-colors hover:bg-muted/50 md:gap-4 md:px-5"
      >
        <Checkbox
          id={`${anchor}-done`}
          checked={topic.completed}
          onChange={onToggle}
          aria-labelledby={`${anchor}-title`}
          aria-describedby={`${anchor}-about ${anchor}-facts`}
          className="mt-0.5 md:ml-0.5"
        />
        <span className="min-w-0 flex-1">
          <span id={`${anchor}-title`} className="block font-medium text-sm leading-6">
            {topic.title}
          </span>
          <span id={`${anchor}-about`} className="block text-compact text-muted-foreground">
            {topic.description}
          </span>
        </span>
        <span
          id={`${anchor}-facts`}
          className="flex shrink-0 items-center gap-1.5 whitespace-nowrap text-compact text-muted-foreground leading-6"
        >
          {locked && (
            <>
              <Lock aria-hidden="true" className="size-3.5" />
              <span className="sr-only">Needs Premium, </span>
            </>
          )}
          {durationOf(minutes)}
        </span>
      </label>
    </li>
  );
}
