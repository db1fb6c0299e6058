"use client";
import { useState } from "react";
import { cn } from "@/components/ui/cn";

const LONG = 220;

/** A long one is folded, so that the talk below is in sight. */
export function GroupDescription({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > LONG || text.split("\n").length > 3;
  return (
    <div className="mt-1 text-muted-foreground">
      <p dir="auto" className={cn("wrap-anywhere whitespace-pre-line", long && !whole && "line-clamp-3")}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="min-h-8 rounded-sm font-medium text-compact text-primary underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          {whole ? "Show less" : "Show all"}
        </button>
      )}
    </div>
  );
}
