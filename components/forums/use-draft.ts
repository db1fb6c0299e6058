"use client";
import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "../ui/local-storage";

/** A text that survives a reload, with what it begins with. It is read after the first render, which the server made without it. */
export function useDraft(name: string, begun = "") {
  const key = `draft:${name}`;
  const [text, setText] = useState(begun);
  useEffect(() => {
    const kept = readStored(key);
    if (kept) setText((now) => (now === begun ? kept : now));
  }, [key, begun]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      writeStored(key, next);
    },
    [key],
  );
  return [text, write] as const;
}
