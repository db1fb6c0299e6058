"use client";
import { useEffect } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";

type ScreenQuery = { error: unknown; data: unknown };

/**
 * A toast if a screen's data could not be loaded. A failed refetch shows none, because the screen still has its old data,
 * and the toast would replace one about the reader's own action.
 */
export function useFailureToast({ error, data }: ScreenQuery, title: string, sentence?: string) {
  const failure = data === undefined ? error : null;
  useEffect(() => {
    if (failure) toast({ variant: "destructive", title, description: sentence ?? sentenceOf(failure) });
  }, [failure, title, sentence]);
}
