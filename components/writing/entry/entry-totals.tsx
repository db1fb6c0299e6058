"use client";
import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { type EntryLine, totalsInWords, totalsOf } from "@/lib/writing/entry";

const RESTS_MS = 800;

/** By how much the sides differ; spoken when typing rests, not with each figure. */
export function EntryTotals({ lines }: { lines: readonly EntryLine[] }) {
  const totals = totalsOf(lines);
  const text = totalsInWords(totals);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (totals.debit === 0n && totals.credit === 0n) return;
    const timer = setTimeout(() => setSpoken(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text, totals.debit, totals.credit]);
  const differ = totals.debit !== totals.credit;
  return (
    <>
      <p
        aria-hidden="true"
        className={cn(
          totals.debit === 0n && totals.credit === 0n && "invisible",
          "px-1 text-right text-compact tabular-nums",
          differ ? "text-exam" : "text-muted-foreground",
        )}
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
