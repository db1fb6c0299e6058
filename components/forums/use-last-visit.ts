"use client";
import { useEffect, useState } from "react";
import type { Post } from "@/lib/forums/contract/posts";

/** The first post on this page that somebody else wrote since the reader was here last; undefined on a first visit. */
export function useLastVisit(threadId: number, posts: Post[], readerId: string | undefined): number | undefined {
  const [before, setBefore] = useState<number>();
  const latest = posts.at(-1)?.id ?? 0;
  const key = `visited:thread:${threadId}`;
  useEffect(() => setBefore(read(key)), [key]);
  useEffect(() => {
    if (latest > (read(key) ?? 0)) write(key, latest);
  }, [key, latest]);
  if (before === undefined) return undefined;
  return posts.find(({ id, userId }) => id > before && (!readerId || userId !== readerId))?.id;
}

function read(key: string): number | undefined {
  try {
    return Number(window.localStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, id: number) {
  try {
    window.localStorage.setItem(key, String(id));
  } catch {
    // Without a memory nothing is new.
  }
}
