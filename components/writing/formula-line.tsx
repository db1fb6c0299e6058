import { createElement, type ReactNode } from "react";
import type { MathPart } from "@/lib/writing/formula";
import { ScrollFrame } from "./scroll-frame";

/** A formula as browsers set it themselves. What is read aloud stands beside it in words. */
export function FormulaLine({ math, spoken }: { math: MathPart; spoken: string }) {
  return (
    <ScrollFrame label="Formula" className="writing-formula">
      <span className="sr-only">{spoken}</span>
      {createElement("math", { display: "block", "aria-hidden": true }, elementOf(math, 0))}
    </ScrollFrame>
  );
}

function elementOf(part: MathPart, key: number): ReactNode {
  if ("text" in part) return createElement(part.tag, { key }, part.text);
  return createElement(part.tag, { key }, part.parts.map(elementOf));
}
