"use client";
import { useEffect } from "react";
import { sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";

/** Shows one toast if something could not be loaded. */
export function useErrorToast(title: string, error: unknown) {
  useEffect(() => {
    if (error) toast({ variant: "destructive", title, description: sentenceOf(error) });
  }, [title, error]);
}
