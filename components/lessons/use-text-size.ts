"use client";
import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";

/** Smallest first; the stylesheet refers to the sizes by index. */
export const TEXT_SIZES = ["Normal", "Large", "Larger"] as const;

export type TextSizes = { current: number; choose(size: number): void };

const KEY = "text-size";

/** The reader's text size, stored on this device. */
export function useTextSize(): TextSizes {
  const [current, setCurrent] = useState(0);
  useEffect(() => setCurrent(rememberedSize()), []);
  const choose = (size: number) => {
    setCurrent(size);
    writeStored(KEY, String(size));
  };
  return { current, choose };
}

function rememberedSize(): number {
  const size = Number(readStored(KEY));
  return TEXT_SIZES[size] ? size : 0;
}
