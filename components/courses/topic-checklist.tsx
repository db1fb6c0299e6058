"use client";
import { useState } from "react";
import { ShareBar } from "@/components/practice/share-bar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { CourseModule, Topic } from "@/lib/courses/contract";
import {
  counted,
  durationOf,
  isCompleted,
  type LockReason,
  type ModuleStatus,
  writtenDescription,
} from "@/lib/courses/rules";
import { CallError } from "@/lib/platform/query/call";
import { useCompleteTopic } from "@/lib/progress/hooks";
import { SubscriptionPrompt } from "./subscription-prompt";
import type { OpenModules } from "./use-open-modules";

export type ModuleSectionProps = {
  module: CourseModule;
  next: CourseModule | undefined;
  /** Starts at 1. */
  number: number;
  status: ModuleStatus;
  lockReason: LockReason | null;
  modules: OpenModules;
};

type TopicChecklistProps = ModuleSectionProps & { needsPremium: boolean };

export function TopicChecklist({ module, next, modules, needsPremium }: TopicChecklistProps) {
  const [isRefused, setRefused] = useState(false);
  const [isJustFinished, setJustFinished] = useState(false);
  // Only topics that were completed before: one that is ticked now must not shrink under the finger.
  const [foldedIds, setFoldedIds] = useState(
    () => new Set(module.topics.flatMap(({ id, completed }) => (completed ? id : []))),
  );
  // The bar below already announces that the module is completed.
  const titleOf = (id: number) =>
    isCompleted(module) ? null : (module.topics.find((topic) => topic.id === id)?.title ?? "");
  const complete = useCompleteTopic(module.courseId, titleOf);

  const toggle = (topic: Topic) => {
    const completed = !topic.completed;
    const others = module.topics.filter(({ id }) => id !== topic.id);
    setJustFinished(completed && others.every((other) => other.completed));
    complete.mutate(
      { params: { id: topic.id }, body: { completed } },
      { onError: (error) => setRefused(error instanceof CallError && error.code === "subscription_required") },
    );
  };

  const from = `/courses/${module.courseId}#module-${module.id}`;
  return (
    <>
      {isRefused && <SubscriptionPrompt from={from} takesFocus />}
      <ul className="border-t">
        {module.topics.map((topic) => (
          <TopicRow
            key={topic.id}
            courseId={module.courseId}
            topic={topic}
            minutes={Math.round(module.duration / module.topics.length)}
            locked={needsPremium}
            revealed={modules.revealed === `topic-${topic.id}`}
            folded={topic.completed && foldedIds.has(topic.id) && modules.revealed !== `topic-${topic.id}`}
            onUnfold={() => setFoldedIds((before) => new Set([...before].filter((id) => id !== topic.id)))}
            onToggle={() => toggle(topic)}
          />
        ))}
      </ul>
      {isJustFinished && isCompleted(module) && <ModuleCompleted next={next} onNext={modules.reveal} />}
    </>
  );
}

type ModuleCompletedProps = { next: CourseModule | undefined; onNext(anchor: string): void };

/** The only celebration: a ring opens once around the tick. With reduced motion only the text is shown. */
function ModuleCompleted({ next, onNext }: ModuleCompletedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t bg-primary-soft px-4 py-3 md:px-5">
      <span aria-hidden="true" className="relative grid size-6 place-items-center text-primary">
        <span className="absolute inset-0 animate-ping rounded-full bg-primary/40 [animation-fill-mode:forwards] [animation-iteration-count:1] motion-reduce:hidden" />
        <Icon
          name="circle-check"
          className="zoom-in-50 relative size-6 animate-in duration-300 motion-reduce:animate-none"
        />
      </span>
      <p role="status" className="heading min-w-0 flex-1 basis-40 text-primary">
        Module completed
      </p>
      {next && (
        <Button variant="outline" size="sm" onClick={() => onNext(`module-${next.id}`)} className="max-w-full">
          <span className="truncate">Next: {next.title}</span>
          <Icon name="arrow-right" />
        </Button>
      )}
    </div>
  );
}

type TopicRowProps = {
  courseId: number;
  topic: Topic;
  minutes: number;
  locked: boolean;
  revealed: boolean;
  /** Completed before the page was opened: shown as one line until it is unfolded. */
  folded: boolean;
  onUnfold(): void;
  onToggle(): void;
};

/** The row opens the lesson; only the box ticks. A locked topic has a lock in place of the box. */
function TopicRow({ courseId, topic, minutes, locked, revealed, folded, onUnfold, onToggle }: TopicRowProps) {
  const anchor = `topic-${topic.id}`;
  const description = writtenDescription(topic.description);
  return (
    <li id={anchor} className={cn("topic", revealed && "bg-primary-soft/60")}>
      {locked ? (
        <span className="grid size-11 shrink-0 place-items-center text-muted-foreground">
          <Icon name="lock" className="size-4" />
          <span className="sr-only">Needs Premium</span>
        </span>
      ) : (
        <label>
          <input
            type="checkbox"
            className="checkbox tick-box icon-check-bold"
            checked={topic.completed}
            onChange={onToggle}
            aria-labelledby={`${anchor}-title`}
            aria-describedby={folded ? undefined : `${description ? `${anchor}-about ` : ""}${anchor}-minutes`}
          />
        </label>
      )}
      <div>
        <div className={cn("topic-line", folded && "items-center")}>
          <p id={`${anchor}-title`}>{topic.title}</p>
          {folded ? (
            <FoldedLinks courseId={courseId} topic={topic} onUnfold={onUnfold} />
          ) : (
            <span id={`${anchor}-minutes`}>{durationOf(minutes)}</span>
          )}
        </div>
        {!folded && <TopicFacts courseId={courseId} topic={topic} />}
      </div>
    </li>
  );
}

const lessonHref = (courseId: number, { id }: Topic) => `/courses/${courseId}/topics/${id}`;

type FoldedLinksProps = { courseId: number; topic: Topic; onUnfold(): void };

function FoldedLinks({ courseId, topic, onUnfold }: FoldedLinksProps) {
  return (
    <>
      <Link href={lessonHref(courseId, topic)} className="topic-link sr-only after:not-sr-only">
        {`Open lesson: ${topic.title}`}
      </Link>
      <button
        type="button"
        aria-label={`Show ${topic.title}`}
        aria-expanded={false}
        onClick={onUnfold}
        className="btn btn-link btn-bare relative z-1 -my-2.5 h-8 text-compact pointer-coarse:h-11"
      >
        Show
      </button>
    </>
  );
}

function TopicFacts({ courseId, topic }: { courseId: number; topic: Topic }) {
  const anchor = `topic-${topic.id}`;
  const description = writtenDescription(topic.description);
  return (
    <>
      {description && <p id={`${anchor}-about`}>{description}</p>}
      <p className="topic-facts">
        <Link
          href={lessonHref(courseId, topic)}
          aria-describedby={`${anchor}-title`}
          className="topic-link topic-open icon-book-open-text"
        >
          Open lesson
        </Link>
        {topic.lessonMinutes > 0 && <span>{durationOf(topic.lessonMinutes)} read</span>}
        {topic.questionCount > 0 && <span>{counted(topic.questionCount, "question")}</span>}
        {topic.practised !== null && <BestQuiz share={topic.practised} />}
      </p>
    </>
  );
}

const BestQuiz = ({ share }: { share: number }) => (
  <span className="inline-flex items-center gap-2">
    Best quiz
    <ShareBar share={share} className="w-16" />
    <span className="tabular-nums">{Math.round(share * 100)}%</span>
  </span>
);
