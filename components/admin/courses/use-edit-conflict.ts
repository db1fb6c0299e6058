"use client";
import { useState } from "react";
import { CallError } from "@/lib/platform/query/call";

/**
 * The row as it was when the dialog opened; its version is sent with the changes. `theirs` is the current row, once the
 * server has refused to overwrite it.
 */
export function useEditConflict<T extends { version: number }>(latest: T | undefined) {
  const [base, setBase] = useState(latest);
  const [refused, setRefused] = useState(false);
  const theirs = refused && base && latest && latest.version !== base.version ? latest : undefined;
  return {
    base,
    theirs,
    onError: (error: unknown) => setRefused(error instanceof CallError && error.code === "edit_conflict"),
    /** From now on the admin's changes are based on the current row. */
    acceptTheirs: () => {
      setBase(latest);
      setRefused(false);
    },
  };
}
