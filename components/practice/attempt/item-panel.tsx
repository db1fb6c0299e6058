"use client";
import { useId } from "react";
import { AnswerFields } from "@/components/questions/answer-fields";
import { FeedbackPanel } from "@/components/questions/feedback/feedback-panel";
import { QuestionBody } from "@/components/questions/question-body";
import { QuestionText } from "@/components/questions/question-text";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Attempt, Item } from "@/lib/practice/contract/shapes";
import type { ItemChange } from "@/lib/practice/hooks/attempt";
import { lessonLink } from "../lesson-link";
import { useHidden } from "../use-hidden";
import { ItemActions } from "./item-actions";
import { ItemRemarks } from "./item-remarks";
import type { AttemptState } from "./use-attempt-state";

type ItemPanelProps = {
  attempt: Attempt;
  item: Item;
  state: AttemptState;
  /** The page of a single question: it needs no position, no topic and no frame, and in a lesson no link to it. */
  within?: "lesson" | "thread";
  onChange(change: ItemChange): void;
};

/** A question with its answer fields, and below it the feedback. */
export function ItemPanel({ attempt, item, state, within, onChange }: ItemPanelProps) {
  const id = useId();
  const { question, feedback } = item;
  const { draft, fault, isMarked, isWaiting, isElsewhere } = state;
  const faultId = fault && !isMarked ? `${id}-fault` : undefined;
  return (
    <div className="space-y-4">
      <section
        aria-labelledby={id}
        className={cn(within ? "px-2 pt-2" : "rounded-lg border bg-card px-4 py-4 md:px-6 md:py-5")}
      >
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2
            ref={state.headings.question}
            id={id}
            tabIndex={-1}
            className="min-w-0 rounded-sm font-medium text-compact text-muted-foreground outline-none"
          >
            {within ? "Question" : `Question ${attempt.order.indexOf(item.place) + 1} of ${attempt.itemCount}`}
            {!within && item.topicTitle !== attempt.title && <span className="font-normal"> · {item.topicTitle}</span>}
          </h2>
          {state.canRest && <NotNow onPress={state.rest} />}
        </div>
        {item.locked && <Locked item={item} />}
        {item.withdrawn && <Withdrawn />}
        {question && draft && !item.withdrawn && (
          <div className="space-y-5">
            <QuestionBody question={question} />
            <AnswerFields
              key={item.place}
              question={question}
              draft={draft}
              readOnly={isMarked || isWaiting || isElsewhere}
              feedback={feedback}
              faultId={faultId}
              onChange={state.write}
            />
            {faultId && (
              <p id={faultId} role="alert" className="font-medium text-destructive text-sm">
                {fault}
              </p>
            )}
            {item.hint && <Hint blocks={item.hint} />}
          </div>
        )}
        {isWaiting && <NotSaved state={state} />}
      </section>
      {question && feedback && (
        <FeedbackPanel
          ref={state.headings.verdict}
          question={question}
          answer={item.answer}
          feedback={feedback}
          lesson={within === "lesson" ? null : lessonLink(item)}
          discussion={item.discussion}
          actions={<ItemActions attemptId={attempt.id} item={item} />}
        >
          <ItemRemarks item={item} onChange={onChange} />
        </FeedbackPanel>
      )}
    </div>
  );
}

/** Sets a point of a review aside for a week. */
const NotNow = ({ onPress }: { onPress(): void }) => (
  <Button
    variant="ghost"
    size="sm"
    onClick={onPress}
    title="Set aside for 7 days (R)"
    className="-my-1.5 shrink-0 text-muted-foreground"
  >
    <Icon name="clock" />
    Not now
  </Button>
);

const Hint = ({ blocks }: { blocks: NonNullable<Item["hint"]> }) => (
  <div role="status" className="flex gap-3 rounded-md border border-info/30 bg-info-soft px-3 py-2.5">
    <Icon name="lightbulb" className="mt-1 size-4 shrink-0 text-info" />
    <div className="min-w-0">
      <p className="font-semibold text-sm">Hint</p>
      <QuestionText blocks={blocks} />
    </div>
  </div>
);

const Locked = ({ item }: { item: Item }) => (
  <p className="flex items-center gap-2">
    <Icon name="lock" className="size-4 shrink-0 text-muted-foreground" />
    {useHidden(item).sentence}
  </p>
);

const Withdrawn = () => <p>This question was taken out. It does not count.</p>;

const WAITING: Record<NonNullable<AttemptState["sendProblem"]>, string> = {
  offline: "There is no connection. Your answer is kept on this device and sent as soon as there is one.",
  "signed-out": "You are signed out. Your answer is kept on this device; sign in again to send it.",
  busy: "The server is busy. Your answer is kept on this device and sent again in a moment.",
};

function NotSaved({ state: { sendProblem } }: { state: AttemptState }) {
  if (!sendProblem) return null;
  return (
    <Banner variant="exam" title="Not saved yet" className="mt-4">
      {WAITING[sendProblem]} You can go on with the next question.
    </Banner>
  );
}
