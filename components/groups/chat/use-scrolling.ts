"use client";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "@/lib/groups/contract/messages";

const NEAR_PX = 48;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

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
  const first = messages[0]?.id;

  const toEnd = useCallback(() => area.current?.scrollTo({ top: area.current.scrollHeight }), []);
  const see = useCallback(() => {
    setSeenTo(newest);
    if (newest > 0) onSeen(newest);
  }, [newest, onSeen]);

  useLayoutEffect(() => {
    const here = area.current;
    if (!here) return;
    const before = shown.current;
    const unreadLine = here.querySelector("[data-unread-line]");
    if (!opened.current && newest > 0) {
      opened.current = true;
      if (unreadLine) unreadLine.scrollIntoView({ block: "center" });
      else here.scrollTop = here.scrollHeight;
    } else if (before.first !== undefined && first !== undefined && first < before.first) {
      // Older messages came in above: what was in sight stays there.
      here.scrollTop += here.scrollHeight - before.height;
    } else if (atEnd || unsent > before.unsent) here.scrollTop = here.scrollHeight;
    shown.current = { first, height: here.scrollHeight, unsent };
    setAtEnd(isNearEnd(here));
  }, [newest, first, unsent, atEnd]);

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
