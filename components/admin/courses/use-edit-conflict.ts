"use client";
import { useState } from "react";
import { CallError } from "@/lib/platform/call";

/**
 * The row as it was when the dialog opened, whose version is what one's own changes are about. `theirs` is what it has
 * become meanwhile, once the server has refused to write over it.
 */
export function useEditConflict<T extends { version: number }>(latest: T | undefined) {
  const [base, setBase] = useState(latest);
  const [refused, setRefused] = useState(false);
  const theirs = refused && base && latest && latest.version !== base.version ? latest : undefined;
  return {
    base,
    theirs,
    onError: (error: unknown) => setRefused(error instanceof CallError && error.code === "edit_conflict"),
    /** From here on one's own words are a change of theirs. */
    acceptTheirs: () => {
      setBase(latest);
      setRefused(false);
    },
  };
}
