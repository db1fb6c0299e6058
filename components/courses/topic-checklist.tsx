"use client";
import { useState } from "react";
import type { CourseModule, Topic } from "@/lib/courses/contract";
import { isCompleted, type LockReason, type ModuleStatus } from "@/lib/courses/rules";
import { CallError } from "@/lib/platform/call";
import { useCompleteTopic } from "@/lib/progress/hooks";
import { ModuleCompleted } from "./module-completed";
import { SubscriptionPrompt } from "./subscription-prompt";
import { TopicRow } from "./topic-row";
import type { OpenModules } from "./use-open-modules";

export type ModuleSectionProps = {
  module: CourseModule;
  next: CourseModule | undefined;
  /** Counted from 1. */
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
