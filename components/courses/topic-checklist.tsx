"use client";
import { useEffect, useRef, useState } from "react";
import { ShareBar } from "@/components/practice/share-bar";
import { subscribeUrl } from "@/components/subscriptions/return-path";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { CourseModule, Topic } from "@/lib/courses/contract";
import { counted, durationOf, isCompleted, type LockReason, type ModuleStatus } from "@/lib/courses/rules";
import { CallError } from "@/lib/platform/call";
import { useCompleteTopic } from "@/lib/progress/hooks";
import type { OpenModules } from "./use-open-modules";
export type ModuleSectionProps = {
  module: CourseModule;
  next: CourseModule | undefined;
  /** Starts at 1. */
  place: number;
  status: ModuleStatus;
  barrier: LockReason | null;
  modules: OpenModules;
};

type TopicChecklistProps = ModuleSectionProps & { premium: boolean };

export function TopicChecklist({ module, next, modules, premium }: TopicChecklistProps) {
  const [refused, setRefused] = useState(false);
  const [finished, setFinished] = useState(false);
  const titleOf = (id: number) => module.topics.find((topic) => topic.id === id)?.title ?? "";
  const complete = useCompleteTopic(module.courseId, titleOf);

  const toggle = (topic: Topic) => {
    if (premium) return setRefused(true);
    const completed = !topic.completed;
    const others = module.topics.filter((other) => other.id !== topic.id);
    setFinished(completed && others.every((other) => other.completed));
    complete.mutate(
      { params: { id: topic.id }, body: { completed } },
      { onError: (error) => setRefused(error instanceof CallError && error.code === "subscription_required") },
    );
  };

  const from = `/courses/${module.courseId}#module-${module.id}`;
  if (refused && premium) return <SubscriptionPrompt moduleTitle={module.title} from={from} />;
  return (
    <>
      {refused && <SubscriptionPrompt from={from} />}
      <ul className="border-t">
        {module.topics.map((topic) => (
          <TopicRow
            key={topic.id}
            courseId={module.courseId}
            topic={topic}
            minutes={Math.round(module.duration / module.topics.length)}
            locked={premium}
            revealed={modules.revealed === `topic-${topic.id}`}
            onToggle={() => toggle(topic)}
          />
        ))}
      </ul>
      {finished && isCompleted(module) && <ModuleCompleted next={next} onNext={modules.reveal} />}
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

type SubscriptionPromptProps = { moduleTitle?: string; from: string };

/**
 * Shown where a tick was refused; it takes the focus so that screen readers announce the reason. `from` is the address
 * to return to.
 */
function SubscriptionPrompt({ moduleTitle, from }: SubscriptionPromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a phone a button and the navigation bar cover the lower end of the page.
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} className="m-4 rounded-lg border border-primary/40 bg-primary-soft p-4 md:p-5">
      <h4 ref={heading} tabIndex={-1} className="heading flex items-start gap-2 text-lg leading-snug outline-none">
        <Icon name="gem" className="mt-0.5 size-5 shrink-0 text-primary" />
        {moduleTitle ? `Premium Content: ${moduleTitle}` : "Subscription Required"}
      </h4>
      <p className="mt-1.5 text-sm">This content requires a premium subscription.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link href={subscribeUrl(from)} className={buttonVariants()}>
          Subscribe Now
        </Link>
        <Link href="/courses" className={buttonVariants({ variant: "outline" })}>
          Back to Courses
        </Link>
      </div>
    </div>
  );
}

type TopicRowProps = {
  courseId: number;
  topic: Topic;
  minutes: number;
  locked: boolean;
  revealed: boolean;
  onToggle(): void;
};

/**
 * The row is the label of its checkbox; the link to the lesson is below it. A locked row explains why it cannot be
 * ticked.
 */
function TopicRow({ courseId, topic, minutes, locked, revealed, onToggle }: TopicRowProps) {
  const anchor = `topic-${topic.id}`;
  return (
    <li id={anchor} className={cn("border-b last:border-0", revealed && "bg-primary-soft/60")}>
      <label
        htmlFor={`${anchor}-done`}
        className="flex min-h-11 items-start gap-3 px-4 pt-2.5 pb-1 transition-colors hover:bg-muted/50 md:gap-4 md:px-5"
      >
        <Checkbox
          id={`${anchor}-done`}
          checked={topic.completed}
          onCheckedChange={onToggle}
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
              <Icon name="lock" className="size-3.5" />
              <span className="sr-only">Needs Premium, </span>
            </>
          )}
          {durationOf(minutes)}
        </span>
      </label>
      <p className="flex flex-wrap items-center gap-x-4 pb-2 pl-12 text-compact text-muted-foreground md:pl-15">
        <Link
          href={`/courses/${courseId}/topics/${topic.id}`}
          aria-describedby={`${anchor}-title`}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-primary hover:underline pointer-coarse:min-h-11"
        >
          <Icon name="book-open-text" className="size-4" />
          Open lesson
        </Link>
        {topic.lessonMinutes > 0 && <span>{topic.lessonMinutes} min read</span>}
        {topic.questionCount > 0 && <span>{counted(topic.questionCount, "question")}</span>}
        {topic.practised !== null && <BestQuiz share={topic.practised} />}
      </p>
    </li>
  );
}

const BestQuiz = ({ share }: { share: number }) => (
  <span className="inline-flex items-center gap-2">
    Best quiz
    <ShareBar share={share} className="w-16" />
    <span className="tabular-nums">{Math.round(share * 100)}%</span>
  </span>
);
