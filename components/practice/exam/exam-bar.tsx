"use client";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Attempt } from "@/lib/practice/contract/shapes";
import { FlagButton } from "../flag-button";
import { KeysButton } from "../keys-button";
import { ExamClock } from "./exam-clock";
import type { Tool } from "./exam-tools";
import type { ExamState } from "./use-exam-state";

const KeysDialog = lazyPart(() => import("../attempt/keys-dialog").then((dialog) => dialog.KeysDialog));

type ExamBarProps = {
  attempt: Attempt;
  state: ExamState;
  tool: Tool | null;
  hasFormulae: boolean;
  listsKeys: boolean;
  onTool(tool: Tool): void;
  onFlag(): void;
  onListKeys(open: boolean): void;
};

/** The name of the paper and of the section, the clock, the tools and the flag. */
export function ExamBar(props: ExamBarProps) {
  const { attempt, state, tool, hasFormulae, listsKeys, onTool, onFlag, onListKeys } = props;
  const { item } = state;
  const section = attempt.paper?.sections.find(({ name }) => name === item?.section);
  const flagged = item?.flagged ?? false;
  const tools: [Tool, string, IconName][] = [
    ["calculator", "Calculator", "calculator"],
    ["scratch", "Scratch pad", "square-pen"],
    ...(hasFormulae ? ([["formulae", "Formulae and tables", "sigma"]] as [Tool, string, IconName][]) : []),
  ];
  return (
    <header className="mb-4 border-b pb-3">
      <div className="flex items-center gap-x-3">
        <div className="min-w-0 flex-1">
          <h1 className="heading truncate text-lg sm:text-xl">{attempt.title}</h1>
          {section && attempt.kind === "mock" && (
            <p className="truncate text-compact text-muted-foreground">{section.title}</p>
          )}
        </div>
        {attempt.endsAt && !state.isPaused && (
          <ExamClock
            endsAt={attempt.endsAt}
            isStopped={state.isPaused}
            serverNow={state.serverNow}
            onOver={state.timeIsOver}
          />
        )}
        {!state.isPaused && (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={state.clockIsPending || state.isElsewhere || state.waits}
            title={state.waits ? "Your answers are being saved" : "Stop the clock"}
            onClick={() => state.clockIsPending || state.isElsewhere || state.waits || state.pause()}
          >
            <Icon name="pause" />
            <span className="max-sm:sr-only">Pause</span>
          </Button>
        )}
      </div>
      {!state.isPaused && (
        <div role="toolbar" aria-label="Tools" className="mt-2 flex flex-wrap items-center gap-1">
          {tools.map(([name, label, icon]) => (
            <Button
              key={name}
              variant="ghost"
              size="sm"
              aria-pressed={tool === name}
              aria-label={label}
              title={name === "calculator" ? "Calculator (C)" : label}
              onClick={() => onTool(name)}
              className={cn(tool === name && "bg-primary-soft text-primary")}
            >
              <Icon name={icon} />
              <span className="max-sm:hidden">{label}</span>
            </Button>
          ))}
          <FlagButton size="sm" flagged={flagged} onFlag={onFlag} className="ml-auto">
            <span className="max-sm:hidden">{flagged ? "Flagged" : "Flag"}</span>
          </FlagButton>
          <KeysButton size="sm" onClick={() => onListKeys(true)} />
        </div>
      )}
      {listsKeys && <KeysDialog open={listsKeys} onOpenChange={onListKeys} />}
    </header>
  );
}
