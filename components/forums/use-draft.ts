"use client";
import { useCallback, useEffect, useState } from "react";
import { remember, remembered } from "./memory";

/** A text that survives a reload. It is read after the first render, which the server made without it. */
export function useDraft(name: string) {
  const key = `draft:${name}`;
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = remembered(key);
    if (kept) setText((now) => now || kept);
  }, [key]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      remember(key, next);
    },
    [key],
  );
  return [text, write] as const;
}
