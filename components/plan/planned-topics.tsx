"use client";
import { type ReactNode, useId, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { durationOf } from "@/lib/courses/rules";
import type { PlanItem } from "@/lib/plan/contract/study-plan";
import { useCompleteTopic } from "@/lib/progress/hooks";

type PlannedTopicsProps = { items: readonly PlanItem[]; label: string; empty: ReactNode };

/** One day of the plan with ticks. Give it the day as its key. */
export function PlannedTopics({ items, label, empty }: PlannedTopicsProps) {
  const { items: shown, tick } = useTicked(items);
  if (shown.length === 0) return empty;
  return (
    <ul aria-label={label} className="divide-y border-t">
      {shown.map(({ item, done }) => (
        <PlannedTopic
          key={item.topicId}
          item={item}
          done={done}
          onChange={(completed) => tick(item.topicId, completed)}
        />
      ))}
    </ul>
  );
}

/**
 * A topic that is ticked here is no longer in the plan, but stays in its place in the list, so that nothing moves under
 * the finger and the tick can be undone.
 */
function useTicked(planned: readonly PlanItem[]) {
  const [listed, setListed] = useState(planned);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const fresh = planned.filter(({ topicId }) => listed.every((item) => item.topicId !== topicId));
  if (fresh.length > 0) setListed([...listed, ...fresh]);
  const left = new Set(planned.map(({ topicId }) => topicId));
  const items = [...listed, ...fresh]
    .filter(({ topicId }) => left.has(topicId) || done.has(topicId))
    .map((item) => ({ item, done: done.has(item.topicId) }));
  const tick = (topicId: number, completed: boolean) =>
    setDone((before) => {
      const after = new Set(before);
      if (completed) after.add(topicId);
      else after.delete(topicId);
      return after;
    });
  return { items, tick };
}

type PlannedTopicProps = { item: PlanItem; done: boolean; onChange(done: boolean): void };

/** The checkbox ticks the topic; its title links to the topic in its course. */
function PlannedTopic({ item, done, onChange }: PlannedTopicProps) {
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
