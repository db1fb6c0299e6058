import Link from "next/link";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { durationOf } from "@/lib/courses/rules";
import type { PlanItem } from "@/lib/progress/contract/plan";
import { useCompleteTopic } from "@/lib/progress/hooks";

type PlannedTopicProps = { item: PlanItem; done: boolean; onChange(done: boolean): void };

/** Ticks in place; its title leads to the topic in its course. */
export function PlannedTopic({ item, done, onChange }: PlannedTopicProps) {
  const id = useId();
  const complete = useCompleteTopic(item.courseId, () => item.title);
  const toggle = () => {
    onChange(!done);
    complete.mutate({ params: { id: item.topicId }, body: { completed: !done } }, { onError: () => onChange(done) });
  };
  return (
    <li className="flex min-h-11 items-start gap-3 px-4 py-2.5 md:px-5">
      <label htmlFor={id} className="-m-2.5 shrink-0 p-2.5">
        <Checkbox id={id} checked={done} onCheckedChange={toggle} className="mt-0.5" />
        <span className="sr-only">Completed: {item.title}</span>
      </label>
      <span className="min-w-0 flex-1">
        <Link
          prefetch={false}
          href={item.link}
          className={cn(
            "wrap-anywhere block rounded-sm font-medium text-sm leading-6 underline-offset-4 hover:underline",
            done && "text-muted-foreground line-through",
          )}
        >
          {item.title}
        </Link>
        <span className="block text-compact text-muted-foreground">{item.courseTitle}</span>
      </span>
      <span className="shrink-0 text-compact text-muted-foreground tabular-nums leading-6">
        {durationOf(item.minutes)}
      </span>
    </li>
  );
}
