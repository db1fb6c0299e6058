"use client";
import { useEffect, useState } from "react";
import { ItemActions } from "@/components/practice/attempt/item-actions";
import { ItemRemarks } from "@/components/practice/attempt/item-remarks";
import { AnsweredQuestion } from "@/components/questions/answered-question";
import { FeedbackPanel } from "@/components/questions/feedback/feedback-panel";
import { verdictInWords } from "@/components/questions/feedback/verdict-words";
import { Sign } from "@/components/questions/sign";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Item, Result } from "@/lib/practice/contract/shapes";
import { useChangeItem } from "@/lib/practice/hooks/attempt";
import {
  isShown,
  RESULT_FILTER_LABELS,
  RESULT_FILTERS,
  type ResultFilter,
  secondsInWords,
} from "@/lib/practice/rules/figures";
import { excerptOf } from "@/lib/writing/excerpt";
import { lessonLink } from "../lesson-link";
import { useHidden } from "../use-hidden";

type ResultItemsProps = { attemptId: number; items: Item[]; slowest: Result["slowest"] };

const NONE: Record<ResultFilter, string> = {
  all: "There are no questions here.",
  wrong: "Nothing was wrong.",
  flagged: "Nothing was flagged.",
  guessed: "Nothing was guessed.",
};

/** All questions with the given answers, for review. */
export function ResultItems({ attemptId, items, slowest }: ResultItemsProps) {
  const [filter, setFilter] = useState<ResultFilter>("all");
  const shown = items.filter((item) => isShown(item, filter));
  return (
    <section aria-labelledby="questions">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="questions" className="heading text-lg">
          Questions
        </h2>
        <fieldset className="flex flex-wrap gap-1.5 print:hidden">
          <legend className="sr-only">Show</legend>
          {RESULT_FILTERS.map((option) => (
            <Button
              key={option}
              variant="outline"
              size="sm"
              aria-pressed={filter === option}
              onClick={() => setFilter(option)}
              className={cn(filter === option && "border-primary bg-primary-soft text-primary")}
            >
              {RESULT_FILTER_LABELS[option]}
              <span className="text-compact tabular-nums">{items.filter((item) => isShown(item, option)).length}</span>
            </Button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-dashed px-4 py-8 text-center text-muted-foreground">{NONE[filter]}</p>
      ) : (
        <ol className="space-y-2">
          {shown.map((item) => (
            <ResultItem key={item.place} attemptId={attemptId} item={item} isSlow={slowest.includes(item.place)} />
          ))}
        </ol>
      )}
    </section>
  );
}

type ResultItemProps = { attemptId: number; item: Item; isSlow: boolean };

/** One question of the result: a line that unfolds to the question, the answer and its feedback. */
function ResultItem({ attemptId, item, isSlow }: ResultItemProps) {
  const [open, setOpen] = useState(false);
  const { place, topicTitle, seconds, flagged, withdrawn, question } = item;
  const excerpt = question ? excerptOf(question.ask) : "";
  const hidden = useHidden(item);
  useEffect(() => {
    // On paper everything is unfolded.
    const unfold = () => setOpen(true);
    window.addEventListener("beforeprint", unfold);
    return () => window.removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <li className="rounded-lg border bg-card print:break-inside-avoid">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`item-${place}`}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 rounded-lg px-4 py-2.5 text-left hover:bg-muted/50 md:px-5"
        >
          {!withdrawn && <Sign verdict={item.verdict ?? "blank"} label="" />}
          <span className="w-6 shrink-0 text-right text-muted-foreground tabular-nums">{place}.</span>
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 md:line-clamp-1">{excerpt || topicTitle}</span>
            <span className={cn("block text-compact text-muted-foreground", question && "truncate")}>
              {withdrawn
                ? "Taken out: it does not count"
                : `${markedInWords(item)} · ${question ? topicTitle : hidden.note}`}
            </span>
          </span>
          {flagged && <Icon name="flag" aria-label="Flagged" className="size-4 shrink-0 fill-exam text-exam" />}
          <span className="flex shrink-0 items-center gap-1 text-compact text-muted-foreground tabular-nums">
            {isSlow && <Icon name="turtle" aria-label="Among the slowest" className="size-4" />}
            {secondsInWords(seconds)}
          </span>
          <Icon name="chevron-down" className={`size-4 shrink-0 transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      </h3>
      <div id={`item-${place}`} hidden={!open} className="border-t px-4 py-4 md:px-5">
        {open && <ItemInFull attemptId={attemptId} item={item} />}
      </div>
    </li>
  );
}

/** The stored verdict, with how many parts were right where the feedback tells it. */
const markedInWords = ({ verdict, feedback }: Item): string =>
  verdictInWords({ verdict: verdict ?? "blank", parts: feedback?.parts ?? { right: 0, of: 0 } });

function ItemInFull({ attemptId, item }: { attemptId: number; item: Item }) {
  const { change } = useChangeItem(attemptId);
  const hidden = useHidden(item);
  const { question, answer, feedback, discussion } = item;
  if (!question) return <p className="text-muted-foreground">{hidden.sentence}</p>;
  return (
    <div className="space-y-5">
      <AnsweredQuestion question={question} answer={answer} feedback={feedback} />
      {feedback && (
        <FeedbackPanel
          question={question}
          answer={answer}
          feedback={feedback}
          lesson={lessonLink(item)}
          discussion={discussion}
          actions={<ItemActions attemptId={attemptId} item={item} />}
        >
          <ItemRemarks item={item} onChange={(itemChange) => change(item.place, itemChange)} />
        </FeedbackPanel>
      )}
    </div>
  );
}
