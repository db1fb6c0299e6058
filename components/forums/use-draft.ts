"use client";
import { useCallback, useEffect, useState } from "react";

const read = (key: string) => {
  try {
    return window.localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

const keep = (key: string, text: string) => {
  try {
    if (text) window.localStorage.setItem(key, text);
    else window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still lets one write.
  }
};

/** A text that survives a reload. It is read after the first render, which the server made without it. */
export function useDraft(name: string) {
  const key = `draft:${name}`;
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = read(key);
    if (kept) setText((now) => now || kept);
  }, [key]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      keep(key, next);
    },
    [key],
  );
  return [text, write] as const;
}
