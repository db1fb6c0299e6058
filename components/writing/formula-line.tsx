import { createElement, type ReactNode } from "react";
import type { MathPart } from "@/lib/writing/formula";
import { ScrollFrame } from "./scroll-frame";

/** A formula as browsers set it themselves, in lines that break before its signs. What is read aloud stands beside it in words. */
export function FormulaLine({ math, spoken }: { math: MathPart; spoken: string }) {
  return (
    <ScrollFrame label="Formula" className="writing-formula">
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="writing-formula-parts">
        {partsOf(math).map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula have no other name than their place
          <span key={index}>{createElement("math", { displaystyle: "true" }, parts.map(elementOf))}</span>
        ))}
      </span>
    </ScrollFrame>
  );
}

const BREAKS = ["=", "+", "−", "×"];

/** The first operand, then each sign with what follows it. */
function partsOf(math: MathPart): MathPart[][] {
  if (math.tag !== "mrow") return [[math]];
  const [left, sign, right] = math.parts;
  const breaks = left && right && sign?.tag === "mo" && BREAKS.includes(sign.text);
  if (!breaks) return [[math]];
  return sign.text === "=" ? [...partsOf(left), ...signed(sign, right)] : [...partsOf(left), [sign, right]];
}

const signed = (sign: MathPart, right: MathPart): MathPart[][] => {
  const [first = [], ...rest] = partsOf(right);
  return [[sign, ...first], ...rest];
};

function elementOf(part: MathPart, key: number): ReactNode {
  if ("parts" in part) return createElement(part.tag, { key }, part.parts.map(elementOf));
  // Names are set in the text's own letters: a letter alone slanted, a word upright.
  const look =
    part.tag === "mi" ? { mathvariant: "normal", className: part.text.length === 1 ? "letter" : undefined } : {};
  const form = part.tag === "mo" && BREAKS.includes(part.text) && key === 0 ? { form: "infix" } : {};
  return createElement(part.tag, { key, ...look, ...form }, part.text);
}
