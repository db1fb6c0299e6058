"use client";
import { useEffect, useRef } from "react";
import { useSetTimeZone } from "@/lib/accounts/hooks";

/** A student who travels has her days counted where she is, unless she picked a zone by hand. */
export function useSyncTimeZone(current: string | undefined, isChosen: boolean) {
  const { mutate } = useSetTimeZone();
  const lastSent = useRef<string>(null);
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!current || isChosen || !here || here === current || lastSent.current === here) return;
    lastSent.current = here;
    mutate({ body: { timeZone: here } });
  }, [current, isChosen, mutate]);
}
