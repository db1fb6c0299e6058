"use client";
import { useEffect, useEffectEvent } from "react";
import { singleKeysAreOff } from "./single-keys";

type Deeds = {
  choose(option: number): void;
  goOn(): void;
  step(by: 1 | -1): void;
  flag(): void;
  skip(): void;
  hint(): void;
  guessed(): void;
  easy(): void;
  listKeys(): void;
};

/** Single keys work while no field has the focus; Ctrl and Enter checks from everywhere. */
export function useAttemptKeys(deeds: Deeds): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector("[role=dialog], [role=menu]")) return;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const deed = event.key === "Enter" ? onEnter(event, target, deeds) : onLetter(event, target, deeds);
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** A button or a link that has the focus takes Enter for itself. */
function onEnter(event: KeyboardEvent, target: HTMLElement, { goOn }: Deeds) {
  if (event.ctrlKey || event.metaKey) return goOn;
  return target.closest("button, a, summary, select, textarea") ? undefined : goOn;
}

function onLetter({ key, ctrlKey, metaKey }: KeyboardEvent, target: HTMLElement, deeds: Deeds) {
  if (ctrlKey || metaKey || isWriting(target) || singleKeysAreOff()) return undefined;
  if (/^[1-6]$/.test(key)) return () => deeds.choose(Number(key));
  // Radio buttons and the frames of tables have arrows of their own.
  const takesArrows = target.closest("input, [tabindex='0'], button");
  const plain: Record<string, (() => void) | undefined> = {
    n: () => deeds.step(1),
    p: () => deeds.step(-1),
    arrowright: takesArrows ? undefined : () => deeds.step(1),
    arrowleft: takesArrows ? undefined : () => deeds.step(-1),
    f: deeds.flag,
    s: deeds.skip,
    h: deeds.hint,
    g: deeds.guessed,
    e: deeds.easy,
    w: turnWorkedSolution,
    "?": deeds.listKeys,
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
