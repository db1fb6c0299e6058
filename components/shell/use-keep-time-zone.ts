"use client";
import { useEffect, useRef } from "react";
import { useSetTimeZone } from "@/lib/accounts/hooks";

/** A student who travels, or moved her laptop's clock, has her days counted where she is. */
export function useKeepTimeZone(known: string | undefined) {
  const { mutate } = useSetTimeZone();
  const asked = useRef<string>(null);
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!known || !here || here === known || asked.current === here) return;
    asked.current = here;
    mutate({ body: { timeZone: here } });
  }, [known, mutate]);
}
