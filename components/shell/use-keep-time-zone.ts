"use client";
import { useEffect, useRef } from "react";
import { useSetTimeZone } from "@/lib/accounts/hooks";

/** A student who travels has her days counted where she is, unless she picked a zone by hand. */
export function useKeepTimeZone(known: string | undefined, isChosen: boolean) {
  const { mutate } = useSetTimeZone();
  const asked = useRef<string>(null);
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!known || isChosen || !here || here === known || asked.current === here) return;
    asked.current = here;
    mutate({ body: { timeZone: here } });
  }, [known, isChosen, mutate]);
}
