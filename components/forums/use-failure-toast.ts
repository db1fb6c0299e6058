"use client";
import { useEffect } from "react";
import { sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";

/** Says once that something could not be loaded; `sentence` instead of the server's own. */
export function useFailureToast(error: unknown, title: string, sentence?: string) {
  useEffect(() => {
    if (error) toast({ variant: "destructive", title, description: sentence ?? sentenceOf(error) });
  }, [error, title, sentence]);
}
