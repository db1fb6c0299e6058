"use client";
import { type ReactNode, useId, useState } from "react";
import { CourseName } from "@/components/courses/course-name";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { durationOf } from "@/lib/courses/rules";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import type { CivilDay } from "@/lib/platform/time/civil";
import { useCompleteTopic } from "@/lib/progress/hooks";
import { TopicMenuButton } from "./topic-menu-button";

type PlannedTopicsProps = { items: readonly PlanEntry[]; day: CivilDay; label: string; empty: ReactNode };

/** One day of the plan in the order of the day, its topics with ticks. Give it the day as its key. */
export function PlannedTopics({ items, day, label, empty }: PlannedTopicsProps) {
  const { items: shown, tick } = useTicked(items);
  if (shown.length === 0) return empty;
  return <PlannedList items={shown} day={day} label={label} onTick={tick} />;
}

export type Ticked = { item: PlanEntry; done: boolean };

type PlannedListProps = {
  items: readonly Ticked[];
  /** Null for topics without a day, which cannot be moved. */
  day: CivilDay | null;
  label: string;
  onTick(key: string, completed: boolean): void;
};

export function PlannedList({ items, day, label, onTick }: PlannedListProps) {
  return (
    <ul aria-label={label} className="divide-y border-t">
      {items.map(({ item, done }) =>
        item.topicId === null ? (
          <PlannedEntry key={keyOf(item)} item={item} />
        ) : (
          <PlannedTopic
            key={keyOf(item)}
            item={item}
            topicId={item.topicId}
            day={day}
            done={done}
            onChange={(completed) => onTick(keyOf(item), completed)}
          />
        ),
      )}
    </ul>
  );
}

const keyOf = ({ kind, courseId, topicId }: PlanEntry) => `${kind} ${topicId ?? courseId}`;

/**
 * A topic that is ticked here is no longer in the plan, but stays in its place in the list, so that nothing moves under
 * the finger and the tick can be undone. One that was completed earlier today comes ticked.
 */
export function useTicked(planned: readonly PlanEntry[]) {
  const [listed, setListed] = useState(planned);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const fresh = planned.filter((item) => listed.every((one) => keyOf(one) !== keyOf(item)));
  if (fresh.length > 0) setListed([...listed, ...fresh]);
  const left = new Map(planned.map((item) => [keyOf(item), item]));
  const items = [...listed, ...fresh]
    .filter((item) => left.has(keyOf(item)) || changed.get(keyOf(item)))
    .map((listedItem) => {
      const item = left.get(keyOf(listedItem)) ?? listedItem;
      return { item, done: changed.get(keyOf(item)) ?? item.done };
    })
    .sort((a, b) => ORDER.indexOf(a.item.kind) - ORDER.indexOf(b.item.kind));
  const tick = (key: string, completed: boolean) => setChanged((before) => new Map(before).set(key, completed));
  return { items, tick };
}

const ORDER: PlanEntry["kind"][] = ["review", "learn", "practise", "mock", "go-through"];

const ICONS = {
  learn: "book-open",
  review: "refresh-cw",
  practise: "dumbbell",
  mock: "timer",
  "go-through": "list-checks",
} as const;

/** Reviews, practice and mock exams: a link to where they are done. */
function PlannedEntry({ item: { kind, title, courseTitle, minutes, link, done } }: { item: PlanEntry }) {
  return (
    // Above the touch area of the next row's title.
    <li className="relative z-10 flex min-h-11 items-start gap-3 px-4 py-2.5 hover:bg-muted/50 md:px-5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-primary [&_svg]:size-5">
        <Icon name={done ? "check" : ICONS[kind]} />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          href={link}
          className={cn(
            "wrap-anywhere block rounded-sm font-medium text-sm leading-6 underline-offset-4 after:absolute after:inset-0 hover:underline",
            done && "text-muted-foreground",
          )}
        >
          {title}
          {done && <span className="sr-only"> (done)</span>}
        </Link>
        {kind !== "review" && (
          <CourseName title={courseTitle} className="plan-course block text-compact text-muted-foreground" />
        )}
      </span>
      <span className="shrink-0 text-compact text-muted-foreground tabular-nums leading-6">{durationOf(minutes)}</span>
    </li>
  );
}

type PlannedTopicProps = {
  item: PlanEntry;
  topicId: number;
  day: CivilDay | null;
  done: boolean;
  onChange(done: boolean): void;
};

/** The checkbox ticks the topic; its title links to the topic in its course; the menu moves it or leaves it out. */
function PlannedTopic({ item, topicId, day, done, onChange }: PlannedTopicProps) {
  const id = useId();
  const complete = useCompleteTopic(item.courseId, () => item.title);
  const toggle = () => {
    onChange(!done);
    complete.mutate({ params: { id: topicId }, body: { completed: !done } }, { onError: () => onChange(done) });
  };
  return (
    <li className={cn("flex min-h-11 items-start gap-3 px-4 py-2.5 md:px-5", day !== null && "pr-2 md:pr-3")}>
      <label htmlFor={id} className="-m-2.5 shrink-0 p-2.5">
        <Checkbox id={id} checked={done} onCheckedChange={toggle} className="mt-0.5" />
        <span className="sr-only">Completed: {item.title}</span>
      </label>
      <span className="min-w-0 flex-1">
        <Link
          href={item.link}
          className={cn(
            "wrap-anywhere touch-line block rounded-sm font-medium text-sm leading-6 underline-offset-4 hover:underline",
            done && "text-muted-foreground line-through",
          )}
        >
          {item.title}
        </Link>
        <CourseName title={item.courseTitle} className="plan-course block text-compact text-muted-foreground" />
      </span>
      <span className="shrink-0 text-compact text-muted-foreground tabular-nums leading-6">
        {durationOf(item.minutes)}
      </span>
      {day !== null && <TopicMenuButton topicId={topicId} title={item.title} day={day} disabled={done} />}
    </li>
  );
}
