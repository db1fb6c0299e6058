"use client";
import { useEffect } from "react";
import { sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";

/** Shows one toast if something could not be loaded; `sentence` replaces the server's message. */
export function useFailureToast(error: unknown, title: string, sentence?: string) {
  useEffect(() => {
    if (error) toast({ variant: "destructive", title, description: sentence ?? sentenceOf(error) });
  }, [error, title, sentence]);
}
