"use client";
import { useEffect, useState } from "react";

/** A chosen local file with an object URL for its preview; the URL is revoked when another file is chosen. */
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
