"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { preloadEditors } from "@/components/questions/answer-fields";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { useExamFlags } from "@/lib/practice/hooks/exam-flags";
import { useScratch } from "@/lib/practice/hooks/exam-scratch";
import { forgetOldExams } from "@/lib/practice/hooks/exam-stores";
import { withOption } from "@/lib/questions/rules/drafts";
import type { Block } from "@/lib/writing/block";
import { useAttemptKeys } from "../attempt/use-attempt-keys";
import { ElsewhereBanner } from "../elsewhere-banner";
import { ExamBar } from "./exam-bar";
import { ExamClock } from "./exam-clock";
import { ExamFoot, NOT_SAVED } from "./exam-foot";
import { ExamItem } from "./exam-item";
import type { Tool } from "./exam-tools";
import { type ExamState, useExamState } from "./use-exam-state";

const ExamTools = lazyPart(() => import("./exam-tools").then((tools) => tools.ExamTools));

type ExamViewProps = { attempt: Attempt; isTabKnown: boolean; formulae: Block[] | null };

/** A mock exam, a section or a mini exam while it runs, in the order of the official screen. */
export function ExamView({ attempt: loaded, isTabKnown, formulae }: ExamViewProps) {
  const router = useRouter();
  const { attempt, flag: setFlag, ...unsentFlags } = useExamFlags(loaded);
  const state = useExamState({
    attempt,
    unsentFlags,
    isTabKnown,
    onFinished: () => router.push(`/practice/${attempt.id}/result`),
  });
  const [tool, setTool] = useState<Tool | null>(null);
  const [listsKeys, setListsKeys] = useState(false);
  const { item, draft, place } = state;
  const flag = () => item && !state.isElsewhere && setFlag(place, !item.flagged);
  const toggleTool = (pressed: Tool) => setTool((now) => (now === pressed ? null : pressed));
  useAttemptKeys({
    choose(number) {
      const id = item?.question && "options" in item.question ? item.question.options[number - 1]?.id : undefined;
      if (id && (draft?.kind === "choice" || draft?.kind === "several")) state.write(withOption(draft, id));
    },
    goOn: () => state.step(1),
    step: state.step,
    flag,
    calculator: () => toggleTool("calculator"),
    listKeys: () => setListsKeys(true),
  });
  useEffect(() => preloadEditors(loaded.items.map(({ question }) => question)), [loaded]);
  useEffect(() => forgetOldExams(loaded.id), [loaded.id]);
  // A tab that does not hold the exam must take it over before it can submit.
  if (state.isOver && !state.isElsewhere) return <TimeOver state={state} />;
  return (
    // As high as the window, so that the buttons at its foot stay where they are when a notice comes or goes.
    <div
      data-exam-runs={state.isPaused || state.isElsewhere ? undefined : ""}
      className="mx-auto max-w-6xl md:flex md:min-h-[calc(100dvh-6rem)] md:flex-col data-exam-runs:md:min-h-[calc(100dvh-2rem)]"
    >
      <ExamBar
        attempt={attempt}
        state={state}
        tool={tool}
        hasFormulae={formulae !== null}
        listsKeys={listsKeys}
        onTool={toggleTool}
        onFlag={flag}
        onListKeys={setListsKeys}
      />
      {state.isElsewhere && (
        <ElsewhereBanner isTaking={state.isTaking} onTakeOver={state.takeOver}>
          Answers are taken from one tab at a time. {!state.isPaused && "The clock goes on."}
        </ElsewhereBanner>
      )}
      {state.breakEndsAt !== null ? (
        <OnBreak state={state} endsAt={state.breakEndsAt} />
      ) : state.isBreakOffered ? (
        <BreakOffered state={state} />
      ) : state.isPaused ? (
        <Paused state={state} />
      ) : (
        <div className="md:flex-1">
          <p className="mb-3 text-compact text-muted-foreground md:hidden">The real exam is taken on a large screen.</p>
          {item && <ExamItem key={place} attempt={attempt} item={item} state={state} />}
          <OpenTool
            tool={tool}
            attempt={attempt}
            canWrite={!state.isElsewhere}
            formulae={formulae}
            onClose={() => setTool(null)}
          />
        </div>
      )}
      {!state.isPaused && <ExamFoot attempt={attempt} state={state} />}
    </div>
  );
}

type OpenToolProps = {
  tool: Tool | null;
  attempt: Attempt;
  canWrite: boolean;
  formulae: Block[] | null;
  onClose(): void;
};

/** The scratch pad's text is held here, beside the question, so that typing in it renders nothing else. */
function OpenTool({ tool, attempt, ...rest }: OpenToolProps) {
  const scratch = useScratch(attempt);
  return tool && <ExamTools tool={tool} scratch={scratch} {...rest} />;
}

function Paused({ state }: { state: ExamState }) {
  return (
    <section className={PANEL_CLASS} aria-labelledby="paused">
      <Icon name="pause" className="mx-auto size-10 text-muted-foreground" />
      <h2 id="paused" className="heading mt-3 text-2xl">
        Paused
      </h2>
      <p className="mx-auto mt-2 max-w-[48ch] text-muted-foreground">
        The clock stands still, for at most 24 hours in all. The questions come back when you resume. The result will
        say that there was a pause.
      </p>
      <Button
        size="lg"
        className="mt-6"
        aria-disabled={state.clockIsPending || state.isElsewhere}
        onClick={() => state.clockIsPending || state.isElsewhere || state.resume()}
      >
        Resume
      </Button>
    </section>
  );
}

const PANEL_CLASS = "rounded-lg border bg-card px-6 py-16 text-center";

/** Offered once, between two parts: the clock stops during the break. */
function BreakOffered({ state }: { state: ExamState }) {
  const isBusy = state.clockIsPending || state.isElsewhere;
  return (
    <section className={PANEL_CLASS} aria-labelledby="break">
      <h2 id="break" className="heading text-2xl">
        Time for a break
      </h2>
      <p className="mx-auto mt-2 max-w-[48ch] text-muted-foreground">
        The part before is closed. You may rest for up to 15 minutes, and the clock stands still. The break can be taken
        now or not at all.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button size="lg" aria-disabled={isBusy} onClick={() => isBusy || state.takeBreak()}>
          Take the break
        </Button>
        <Button size="lg" variant="outline" aria-disabled={isBusy} onClick={() => isBusy || state.declineBreak()}>
          Go on with {state.part?.title}
        </Button>
      </div>
    </section>
  );
}

function OnBreak({ state, endsAt }: { state: ExamState; endsAt: string }) {
  const isBusy = state.clockIsPending || state.isElsewhere;
  return (
    <section className={PANEL_CLASS} aria-labelledby="break">
      <h2 id="break" className="heading text-2xl">
        Your break
      </h2>
      <p className="mx-auto mt-2 max-w-[48ch] text-muted-foreground">
        The clock of the exam stands still. When the break is over, it goes on by itself.
      </p>
      <div className="mt-4 flex justify-center">
        <ExamClock
          endsAt={endsAt}
          isStopped={false}
          serverNow={state.serverNow}
          onOver={() => isBusy || state.resume()}
        />
      </div>
      <Button size="lg" className="mt-6" aria-disabled={isBusy} onClick={() => isBusy || state.resume()}>
        Go on with {state.part?.title}
      </Button>
    </section>
  );
}

/** The answers on this screen are sent first, then the exam is submitted. */
function TimeOver({ state }: { state: ExamState }) {
  const offline = state.sendProblem !== null;
  return (
    <section className="mx-auto max-w-2xl rounded-lg border bg-card px-6 py-16 text-center" aria-labelledby="over">
      <div role="status">
        <h1 id="over" className="heading text-2xl">
          {state.isTimeUp && "Time is over. "}
          {state.waits ? "Sending your answers" : "Your answers are in."}
        </h1>
      </div>
      <p className="mx-auto mt-2 max-w-[48ch] text-muted-foreground">
        {offline
          ? `${NOT_SAVED[state.sendProblem ?? "offline"]}. Your answers are kept on this device and sent as soon as they can be. Leave this page open.`
          : "They are marked now. The result opens by itself."}
      </p>
      {!offline && <Spinner className="mx-auto mt-6 size-6" />}
    </section>
  );
}
