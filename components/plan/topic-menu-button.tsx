"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { PlannedTopicRef } from "./planned-topic-ref";

const TopicMenu = lazyPart(() => import("./topic-menu").then((menu) => menu.TopicMenu));

/** Moves a planned topic to another day, or leaves it out of the plan. */
export function TopicMenuButton({ topicId, title, day, disabled }: PlannedTopicRef & { disabled: boolean }) {
  const { opened, triggerProps } = useOpenOnDemand(TopicMenu.preload);
  const button = (
    <Button
      variant="ghost"
      size="icon"
      className="-my-1.5 shrink-0"
      aria-label={`Plan options: ${title}`}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={disabled}
      {...triggerProps}
    >
      <Icon name="ellipsis" />
    </Button>
  );
  if (!opened || disabled) return button;
  return <TopicMenu fallback={button} topicId={topicId} title={title} day={day} />;
}
