"use client";
import { useEffect } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";

type Read = { error: unknown; data: unknown };

/**
 * Says that a screen's data could not be loaded. A failed refetch says nothing, because the screen still shows what was
 * there, and a toast would replace the one about the reader's own action.
 */
export function useFailureToast({ error, data }: Read, title: string, sentence?: string) {
  const failure = data === undefined ? error : null;
  useEffect(() => {
    if (failure) toast({ variant: "destructive", title, description: sentence ?? sentenceOf(failure) });
  }, [failure, title, sentence]);
}
