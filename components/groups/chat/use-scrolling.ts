"use client";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "@/lib/groups/contract/messages";

const NEAR_PX = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

/** At what is unread, in the middle; else at the end. Only the chat scrolls, not the page around it. */
function openAt(area: HTMLElement): void {
  const line = area.querySelector("[data-unread-line]");
  const above = line ? line.getBoundingClientRect().top - area.getBoundingClientRect().top : area.scrollHeight;
  area.scrollTop += line ? above - area.clientHeight / 2 : above;
}

/**
 * Follows the talk while its end is in sight, and stays put for somebody who has scrolled up. `onSeen` gets the newest
 * message that came into sight.
 */
export function useScrolling(messages: readonly Message[], unsent: number, onSeen: (id: number) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [seenTo, setSeenTo] = useState(messages.at(-1)?.id ?? 0);
  const opened = useRef(false);
  const shown = useRef({ first: messages[0]?.id, height: 0, unsent });
  const newest = messages.at(-1)?.id ?? 0;

  const toEnd = useCallback(() => area.current?.scrollTo({ top: area.current.scrollHeight }), []);
  const see = useCallback(() => {
    setSeenTo(newest);
    if (newest > 0) onSeen(newest);
  }, [newest, onSeen]);

  useLayoutEffect(() => {
    const here = area.current;
    if (!here) return;
    const before = shown.current;
    const first = messages[0]?.id;
    if (!opened.current && first !== undefined) {
      opened.current = true;
      openAt(here);
    } else if (before.first !== undefined && first !== undefined && first < before.first) {
      // Older messages came in above: what was in sight stays there.
      here.scrollTop += here.scrollHeight - before.height;
    } else if (atEnd || unsent > before.unsent) here.scrollTop = here.scrollHeight;
    shown.current = { first, height: here.scrollHeight, unsent };
    setAtEnd(isNearEnd(here));
  }, [messages, unsent, atEnd]);

  useEffect(() => {
    if (!atEnd) return;
    see();
    // A message that came while the tab was hidden is read when somebody comes back to it.
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [atEnd, see]);

  const onScroll = () => setAtEnd(area.current === null || isNearEnd(area.current));
  return { area, atEnd, unseen: messages.filter(({ id, isOwn }) => id > seenTo && !isOwn).length, toEnd, onScroll };
}
