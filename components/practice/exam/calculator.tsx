"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { resultOfSum } from "@/lib/questions/rules/calculator";

const KEYS = [
  ["7", "8", "9", "÷"],
  ["4", "5", "6", "×"],
  ["1", "2", "3", "−"],
  ["0", ".", "%", "+"],
  ["(", ")", "^", "√"],
] as const;

const NAMES: Record<string, string> = {
  "÷": "divided by",
  "×": "times",
  "−": "minus",
  "^": "to the power of",
  "√": "root of",
  ".": "point",
  "(": "open bracket",
  ")": "close bracket",
  "%": "percent",
  "+": "plus",
};
const MOST_SUMS = 5;

/** A line to type a sum into, with keys for the mouse; the last sums stay above it. */
export function Calculator() {
  const [typed, setTyped] = useState("");
  const [sums, setSums] = useState<{ sum: string; result: string }[]>([]);
  const [fault, setFault] = useState("");
  const add = (key: string) => {
    setTyped((now) => `${now}${key === "√" ? "√(" : key}`);
    setFault("");
  };
  const equals = () => {
    if (typed.trim() === "") return;
    const result = resultOfSum(typed);
    if (result === null) return setFault("This sum cannot be worked out.");
    setSums((now) => [...now, { sum: typed, result }].slice(-MOST_SUMS));
    setTyped(result);
    setFault("");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        equals();
      }}
      className="space-y-2"
    >
      <ul aria-label="Last sums" className="space-y-0.5 text-right text-compact text-muted-foreground tabular-nums">
        {sums.map(({ sum, result }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may come twice
          <li key={index} className="wrap-anywhere">
            {sum} = <span className="text-foreground">{result}</span>
          </li>
        ))}
      </ul>
      <Input
        aria-label="Sum"
        aria-invalid={fault ? true : undefined}
        aria-describedby="calculator-fault"
        autoComplete="off"
        inputMode="text"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault("");
        }}
        className="text-right text-lg tabular-nums"
      />
      <p id="calculator-fault" role="status" className="min-h-5 text-compact text-destructive">
        {fault}
      </p>
      <div className="grid grid-cols-4 gap-1.5">
        {KEYS.flat().map((key) => (
          <Button key={key} type="button" variant="outline" aria-label={NAMES[key] ?? key} onClick={() => add(key)}>
            {key}
          </Button>
        ))}
        <Button type="button" variant="ghost" onClick={() => setTyped("")}>
          Clear
        </Button>
        <Button
          type="button"
          variant="ghost"
          aria-label="Delete the last character"
          onClick={() => setTyped((now) => now.slice(0, -1))}
        >
          ⌫
        </Button>
        <Button type="submit" className="col-span-2" aria-label="equals">
          =
        </Button>
      </div>
    </form>
  );
}
