"use client";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { QuestionText } from "@/components/questions/question-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/textarea";
import type { Scratch } from "@/lib/practice/hooks/exam-scratch";
import { SCRATCH_MAX } from "@/lib/practice/rules/exam";
import type { Block } from "@/lib/writing/block";
import { Calculator } from "./calculator";

export type Tool = "calculator" | "scratch" | "formulae";

type ExamToolsProps = {
  tool: Tool;
  scratch: Scratch;
  canWrite: boolean;
  formulae: Block[] | null;
  onClose(): void;
};

/** A panel beside the question, which can be used at the same time. */
export function ExamTools({ tool, scratch, canWrite, formulae, onClose }: ExamToolsProps) {
  if (tool === "calculator")
    return (
      <Panel title="Calculator" onClose={onClose}>
        <Calculator />
      </Panel>
    );
  if (tool === "scratch")
    return (
      <Panel title="Scratch pad" onClose={onClose}>
        <ScratchPad scratch={scratch} canWrite={canWrite} />
      </Panel>
    );
  return (
    <Panel title="Formulae and tables" onClose={onClose} isWide>
      {formulae && <QuestionText blocks={formulae} />}
    </Panel>
  );
}

type PanelProps = { title: string; isWide?: boolean; children: ReactNode; onClose(): void };

function Panel({ title, isWide, children, onClose }: PanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector("[role=dialog], [role=alertdialog]")) onClose();
  });
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>("input, textarea")?.focus();
    const listen = (event: globalThis.KeyboardEvent) => close(event);
    window.addEventListener("keydown", listen);
    return () => {
      window.removeEventListener("keydown", listen);
      // The focus left with the panel, unless something else has it by now.
      if (opener instanceof HTMLElement && document.activeElement?.contains(opener)) opener.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      aria-labelledby={id}
      data-own-keys
      className={`fixed right-4 bottom-20 z-40 flex max-h-[min(36rem,calc(100dvh-8rem))] flex-col rounded-lg border bg-popover shadow-lg max-md:inset-x-2 max-md:bottom-28 ${isWide ? "md:w-[34rem]" : "md:w-80"}`}
    >
      <div className="flex items-center justify-between gap-3 border-b py-1 pr-1 pl-4">
        <h2 id={id} className="font-semibold text-sm">
          {title}
        </h2>
        <Button variant="ghost" size="icon" aria-label={`Close: ${title}`} onClick={onClose}>
          <Icon name="x" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <div className="overflow-y-auto p-4" tabIndex={0}>
        {children}
      </div>
    </aside>
  );
}

function ScratchPad({ scratch: { text, isSaved, write }, canWrite }: { scratch: Scratch; canWrite: boolean }) {
  return (
    <>
      <Textarea
        aria-label="Scratch pad"
        className="min-h-28 md:min-h-72"
        maxLength={SCRATCH_MAX}
        value={text}
        readOnly={!canWrite}
        onChange={(event) => write(event.target.value)}
      />
      <p role="status" className="mt-1.5 text-compact text-muted-foreground">
        {isSaved ? "Saved. It is not marked." : "Not saved yet"}
      </p>
    </>
  );
}
