"use client";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { useDialog } from "@/components/ui/use-dialog";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { closeQuestion, leftOutSentence, submitQuestion } from "@/lib/practice/rules/exam";
import type { ExamState } from "./use-exam-state";

const ExamNavigator = lazyPart(() => import("./exam-navigator").then((list) => list.ExamNavigator));

/** Previous, navigator, next, submit, and whether everything is saved. */
export function ExamFoot({ attempt, state }: { attempt: Attempt; state: ExamState }) {
  const navigator = useDialog(ExamNavigator.preload);
  const submit = useDialog();
  const closes = state.part && !state.part.isLast ? state.part : null;
  const places = attempt.items
    .filter(({ withdrawn, place }) => !withdrawn && state.order.includes(place))
    .map(({ place, flagged }) => ({ answered: state.isAnswered(place), flagged }));
  const leftOut = leftOutSentence(state.unsavable.map((place) => attempt.order.indexOf(place) + 1));
  return (
    <footer
      data-keep-clear
      className="z-30 grid grid-cols-[auto_1fr_auto_auto] items-center gap-2 border-t max-sm:gap-1.5 bg-background px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:fixed max-md:inset-x-0 max-md:bottom-0 md:sticky md:bottom-0 md:mt-4 md:flex md:px-0"
    >
      <Button
        variant="outline"
        aria-label="Previous"
        aria-disabled={state.previous === null}
        onClick={() => state.step(-1)}
      >
        <Icon name="arrow-left" />
        <span className="max-sm:hidden">Previous</span>
      </Button>
      <Button {...navigator.button} variant="outline" className="max-md:w-full max-sm:px-2">
        Navigator
        <span className="text-compact tabular-nums">
          {places.filter(({ answered }) => answered).length} of {places.length}
        </span>
      </Button>
      <Button variant="outline" aria-label="Next" aria-disabled={state.next === null} onClick={() => state.step(1)}>
        <span className="max-sm:hidden">Next</span>
        <Icon name="arrow-right" />
      </Button>
      <Saving state={state} />
      <Button
        {...submit.button}
        onClick={() => {
          state.flush();
          submit.button.onClick();
        }}
        disabled={state.isElsewhere}
      >
        <span>
          {closes ? (
            <>
              Close<span className="max-sm:sr-only"> {closes.title}</span>
            </>
          ) : (
            <>
              Submit<span className="max-sm:hidden"> exam</span>
            </>
          )}
        </span>
      </Button>
      {navigator.opened && <ExamNavigator attempt={attempt} state={state} {...navigator.dialog} />}
      {submit.opened && closes && (
        <ConfirmDialog
          {...submit.dialog}
          isHarmless
          title={`Close ${closes.title}?`}
          description={sentences(closeQuestion(closes.title, places), leftOut)}
          keep={`Stay in ${closes.title}`}
          confirm={`Close ${closes.title}`}
          confirming="Closing..."
          isPending={state.isClosing}
          onConfirm={() => {
            state.closePart();
            submit.dialog.onOpenChange(false);
          }}
        />
      )}
      {submit.opened && !closes && (
        <ConfirmDialog
          {...submit.dialog}
          isHarmless
          title="Submit this exam?"
          description={sentences(submitQuestion(places), leftOut, "After this nothing can be changed.")}
          keep="Go on with the exam"
          confirm="Submit"
          confirming="Submitting..."
          isPending={state.isFinishing}
          onConfirm={state.submit}
        />
      )}
    </footer>
  );
}

const sentences = (...list: (string | null)[]) => list.filter(Boolean).join(" ");

export const NOT_SAVED = {
  offline: "Not saved: no connection",
  "signed-out": "Not saved: signed out",
  busy: "Not saved: the server is busy",
} as const;

/** Only answers that the server has confirmed are called saved. */
function Saving({ state: { waits, sendProblem, unsavable } }: { state: ExamState }) {
  const isAll = unsavable.length === 0;
  const status = waits ? (sendProblem ? NOT_SAVED[sendProblem] : "Saving…") : isAll ? "Saved" : "Not all saved";
  return (
    <p
      role="status"
      className="flex items-center gap-2 text-compact text-muted-foreground max-md:order-last max-md:col-span-4 md:mr-2 md:ml-auto"
    >
      {waits && !sendProblem && <Spinner label="" className="size-4" />}
      {sendProblem && <Icon name="cloud-off" className="size-4" />}
      {status}
    </p>
  );
}
