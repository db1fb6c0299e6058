"use client";
import { useEffect, useState } from "react";

/** A file of this computer with an address to look at it, given back when another is chosen. */
export function useChosenFile() {
  const [file, choose] = useState<File | null>(null);
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      URL.revokeObjectURL(address);
      setPreview(undefined);
    };
  }, [file]);
  return { file, preview, choose };
}
