"use client";
import { useEffect, useEffectEvent } from "react";
import { singleKeysAreOff } from "@/components/shell/shortcuts/single-keys";

type KeyActions = {
  choose(option: number): void;
  goOn(): void;
  step(by: 1 | -1): void;
  flag(): void;
  skip?(): void;
  hint?(): void;
  /** Only in reviews: not now. */
  rest?(): void;
  guessed?(): void;
  easy?(): void;
  /** Only in exams. */
  calculator?(): void;
  listKeys(): void;
};

/** Single-key shortcuts work while no field has the focus; Ctrl+Enter checks the answer from everywhere. */
export function useAttemptKeys(actions: KeyActions): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector("[role=dialog], [role=menu]")) return;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    // What is typed in the calculator or the scratch pad must not answer the question.
    if (target.closest("[data-own-keys]")) return;
    const action = event.key === "Enter" ? onEnter(event, target, actions) : onLetter(event, target, actions);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** A focused button or link handles Enter itself. */
function onEnter(event: KeyboardEvent, target: HTMLElement, { goOn }: KeyActions) {
  if (event.ctrlKey || event.metaKey) return goOn;
  return target.closest("button, a, summary, select, textarea") ? undefined : goOn;
}

function onLetter({ key, ctrlKey, metaKey }: KeyboardEvent, target: HTMLElement, actions: KeyActions) {
  if (ctrlKey || metaKey || isWriting(target) || singleKeysAreOff()) return undefined;
  if (/^[1-6]$/.test(key)) return () => actions.choose(Number(key));
  // Radio buttons and the scroll areas of tables use the arrow keys themselves.
  const takesArrows = target.closest("input, [tabindex='0'], button");
  const plain: Record<string, (() => void) | undefined> = {
    n: () => actions.step(1),
    p: () => actions.step(-1),
    arrowright: takesArrows ? undefined : () => actions.step(1),
    arrowleft: takesArrows ? undefined : () => actions.step(-1),
    f: actions.flag,
    s: actions.skip,
    h: actions.hint,
    r: actions.rest,
    g: actions.guessed,
    e: actions.easy,
    c: actions.calculator,
    w: turnWorkedSolution,
    "?": actions.listKeys,
  };
  return plain[key.toLowerCase()];
}

const isWriting = (target: HTMLElement): boolean =>
  target.matches("textarea, select, [contenteditable]") ||
  (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox");

function turnWorkedSolution(): void {
  const solution = document.querySelector<HTMLDetailsElement>("details[data-worked]");
  if (!solution) return;
  solution.open = !solution.open;
  solution.scrollIntoView({ block: "nearest" });
}
