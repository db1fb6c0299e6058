"use client";
import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import { useUser } from "../hooks";

/**
 * A text that survives a reload, with an initial value; kept for its author alone, because others may use this browser.
 * It is read after the first render, which must match the server's HTML.
 */
export function useDraft(name: string, initial = "") {
  const { data: user } = useUser();
  const key = user && `draft:${user.id}:${name}`;
  const [text, setText] = useState(initial);
  useEffect(() => {
    const stored = key && readStored(key);
    if (stored) setText((now) => (now === initial ? stored : now));
  }, [key, initial]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      if (key) writeStored(key, next);
    },
    [key],
  );
  return [text, write] as const;
}
