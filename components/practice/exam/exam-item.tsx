"use client";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { AnswerFields } from "@/components/questions/answer-fields";
import { QuestionText } from "@/components/questions/question-text";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Tabs, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { Attempt, Item } from "@/lib/practice/contract/shapes";
import { changeAt } from "@/lib/practice/rules/exam-outbox";
import { TextMarks } from "./text-marks";
import type { ExamState } from "./use-exam-state";

type ExamItemProps = { attempt: Attempt; item: Item; state: ExamState };

/** A question of an exam; a long one has its scenario beside it, on a phone behind a tab. */
export function ExamItem({ attempt, item, state }: ExamItemProps) {
  const [tab, setTab] = useState("scenario");
  const text = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(50);
  const { question } = item;
  const exhibits = question?.exhibits ?? [];
  const isLong = exhibits.length > 0;
  return (
    <div ref={text}>
      <TextMarks attemptId={attempt.id} place={item.place} text={text} />
      {isLong && (
        <Tabs value={tab} onValueChange={setTab} className="mb-3 lg:hidden">
          <TabsList>
            <TabsTrigger value="scenario">Scenario</TabsTrigger>
            <TabsTrigger value="question">Question</TabsTrigger>
          </TabsList>
        </Tabs>
      )}
      <div
        className={cn(isLong && "lg:grid lg:items-start")}
        style={isLong ? { gridTemplateColumns: `minmax(0,${width}fr) 1rem minmax(0,${100 - width}fr)` } : undefined}
      >
        {isLong && (
          <>
            <section
              aria-label="Scenario"
              className={cn(
                "space-y-4 rounded-lg border bg-card px-4 py-4 md:px-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto",
                tab !== "scenario" && "max-lg:hidden",
              )}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
              tabIndex={0}
            >
              {exhibits.map(({ title, text: blocks }) => (
                <div key={title}>
                  <h2 className="mb-1.5 font-semibold text-sm">{title}</h2>
                  <QuestionText blocks={blocks} />
                </div>
              ))}
            </section>
            <Divider width={width} onMove={setWidth} />
          </>
        )}
        <div className={cn("min-w-0", isLong && tab !== "question" && "max-lg:hidden")}>
          <ExamQuestion attempt={attempt} item={item} state={state} />
        </div>
      </div>
    </div>
  );
}

const STEP = 5;
const bound = (width: number) => Math.max(25, Math.min(75, width));

/** Moves the border between scenario and question, by pointer or arrow keys. */
function Divider({ width, onMove }: { width: number; onMove(width: number): void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -STEP : event.key === "ArrowRight" ? STEP : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(bound(width + by));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (frame) onMove(bound(Math.round(((event.clientX - frame.left) / frame.width) * 100)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the scenario"
      aria-valuenow={width}
      aria-valuemin={25}
      aria-valuemax={75}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className="mx-1 h-full min-h-40 cursor-col-resize touch-none rounded-full bg-border hover:bg-primary max-lg:hidden"
    />
  );
}

function ExamQuestion({ attempt, item, state }: ExamItemProps) {
  const id = useId();
  const { question } = item;
  const { draft, fault, isElsewhere } = state;
  const unsaved = changeAt(state.outbox, item.place);
  const faultId = fault ? `${id}-fault` : undefined;
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-card px-4 py-4 md:px-6 md:py-5">
      <h2
        ref={state.heading}
        id={id}
        tabIndex={-1}
        className="mb-3 flex flex-wrap justify-between gap-x-4 rounded-sm font-medium text-compact text-muted-foreground outline-none"
      >
        <span>
          Question {attempt.order.indexOf(item.place) + 1} of {attempt.itemCount}
        </span>
        {question && <span>{question.marks === 1 ? "1 mark" : `${question.marks} marks`}</span>}
      </h2>
      {item.locked && <p>This question is part of Premium.</p>}
      {item.withdrawn && <p>This question was taken out. It does not count.</p>}
      {question && draft && !item.withdrawn && (
        <div className="space-y-5">
          <QuestionText blocks={question.ask} />
          <AnswerFields
            key={item.place}
            isExam
            question={question}
            draft={draft}
            readOnly={isElsewhere}
            feedback={null}
            faultId={faultId}
            onChange={state.write}
          />
          {faultId && (
            <p id={faultId} role="status" className="text-muted-foreground text-sm">
              Not saved yet: {fault}
            </p>
          )}
        </div>
      )}
      {state.conflict === "newer" && (
        <Banner
          variant="exam"
          title="A newer answer was saved elsewhere"
          className="mt-4"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={state.keepMine}>
                Keep mine
              </Button>
              <Button size="sm" variant="outline" onClick={state.takeNewer}>
                Use the newer one
              </Button>
            </div>
          }
        >
          Yours is kept here until you decide.
        </Banner>
      )}
      {(state.conflict === "refused" || (unsaved && state.sendProblem)) && (
        <Banner variant="exam" title="Not saved yet" className="mt-4">
          {state.conflict === "refused"
            ? "The server did not take this answer. Change it, and it is sent again."
            : "Your answer is kept on this device and sent as soon as it can be. You can go on."}
        </Banner>
      )}
    </section>
  );
}
