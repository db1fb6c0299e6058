"use client";
import { type RefObject, useEffect, useState } from "react";

/** The beginning of a name that is being typed after an @, and where it starts. */
export type Mention = { start: number; beginning: string };

/** An @ at the beginning of a word, as `mentionsIn` of the forums reads it. */
const TYPED = /(?<![\w@.`/])@([a-z0-9_.-]{0,50})$/i;

/** Follows the caret of a field; null while no name is being typed. */
export function useMention(field: RefObject<HTMLTextAreaElement | null>): Mention | null {
  const [mention, setMention] = useState<Mention | null>(null);
  useEffect(() => {
    const textarea = field.current;
    if (!textarea) return;
    const look = () => {
      const isTyping = document.activeElement === textarea && textarea.selectionStart === textarea.selectionEnd;
      const match = isTyping && TYPED.exec(textarea.value.slice(0, textarea.selectionStart));
      const next = match ? { start: match.index, beginning: (match[1] ?? "").toLowerCase() } : null;
      setMention((now) => (now?.start === next?.start && now?.beginning === next?.beginning ? now : next));
    };
    look();
    const events = ["input", "keyup", "click", "focus", "blur"];
    for (const name of events) textarea.addEventListener(name, look);
    return () => {
      for (const name of events) textarea.removeEventListener(name, look);
    };
  }, [field]);
  return mention;
}
