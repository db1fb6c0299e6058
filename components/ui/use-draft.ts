"use client";
import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";

/**
 * A text that survives a reload, with an initial value. It is read after the first render, which must match the
 * server's HTML.
 */
export function useDraft(name: string, initial = "") {
  const key = `draft:${name}`;
  const [text, setText] = useState(initial);
  useEffect(() => {
    const stored = readStored(key);
    if (stored) setText((now) => (now === initial ? stored : now));
  }, [key, initial]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      writeStored(key, next);
    },
    [key],
  );
  return [text, write] as const;
}
