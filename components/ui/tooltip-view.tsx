"use client";
import { useEffect, useRef, useState } from "react";
import { keysInWords } from "./keys-in-words";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "./tooltip";

const REST_MS = 450;

/**
 * One tooltip for all buttons and links that show only an icon. It is hidden from screen readers, which say the name anyway. A pointer may rest on it; any key, press or scroll takes it away.
 */
export function TooltipView() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = (element: HTMLElement | null, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setTarget(element?.isConnected ? element : null), wait);
    };
    const hide = () => show(null, 0);
    const onOver = ({ target: over, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || !(over instanceof Element) || box.current?.contains(over)) return;
      const control = iconControl(over);
      show(control, control ? REST_MS : 100);
    };
    const onFocus = ({ target: focused }: FocusEvent) => {
      if (focused instanceof HTMLElement && focused.matches(":focus-visible")) show(iconControl(focused), REST_MS);
    };
    const listeners = [
      ["pointerover", onOver],
      ["focusin", onFocus],
      ["focusout", hide],
      ["pointerdown", hide],
      ["keydown", hide],
      ["scroll", hide],
    ] as [string, (event: Event) => void][];
    for (const [name, listen] of listeners) document.addEventListener(name, listen, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listen] of listeners) document.removeEventListener(name, listen, { capture: true });
    };
  }, []);

  if (!target) return null;
  const keys = keysInWords(target.ariaKeyShortcuts ?? target.getAttribute("aria-keyshortcuts") ?? "");
  const { left, top, width, height } = target.getBoundingClientRect();
  return (
    <TooltipProvider>
      <Tooltip open>
        <TooltipTrigger asChild>
          <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </TooltipTrigger>
        <TooltipContent ref={box} side="bottom" aria-hidden="true" key={nameOf(target)}>
          {nameOf(target)}
          {keys && <kbd className="rounded-sm border px-1 font-sans">{keys}</kbd>}
        </TooltipContent>
      </Tooltip>
    </TooltipProvider>
  );
}

function nameOf(control: HTMLElement): string {
  const spokenTexts = textsIn(control).filter(({ parentElement }) => !parentElement?.closest("[aria-hidden=true]"));
  return (
    control.getAttribute("aria-label") ??
    spokenTexts
      .map(({ textContent }) => textContent)
      .join("")
      .trim()
  );
}

/** Icons of rows are drawn by a class of the button itself. */
const ICON_CLASS = '[class*=" icon-"]';

/** The button or link around an element, if it shows no text. */
function iconControl(element: Element): HTMLElement | null {
  const control = element.closest<HTMLElement>("button, a[href], [role=button]");
  if (!control || control.title || control.ariaExpanded === "true" || !nameOf(control)) return null;
  const hasIcon = control.matches(ICON_CLASS) || control.querySelector("svg, img");
  return hasIcon && !showsText(control) ? control : null;
}

/** Text for screen readers only is one pixel wide. */
const showsText = (control: HTMLElement): boolean =>
  textsIn(control).some(
    ({ textContent, parentElement }) => /\p{L}/u.test(textContent ?? "") && (parentElement?.offsetWidth ?? 0) > 1,
  );

function textsIn(control: HTMLElement): Node[] {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
