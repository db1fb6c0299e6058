"use client";
import { useEffect, useState } from "react";
import type { Post } from "@/lib/forums/contract/posts";
import { readStored, writeStored } from "../ui/local-storage";

const lastSeen = (key: string): number | undefined => Number(readStored(key)) || undefined;

/** The first post on this page that somebody else wrote since the reader was here last; undefined on a first visit. */
export function useLastVisit(threadId: number, posts: Post[], readerId: string | undefined): number | undefined {
  const [before, setBefore] = useState<number>();
  const latest = posts.at(-1)?.id ?? 0;
  const key = `visited:thread:${threadId}`;
  useEffect(() => setBefore(lastSeen(key)), [key]);
  useEffect(() => {
    if (latest > (lastSeen(key) ?? 0)) writeStored(key, String(latest));
  }, [key, latest]);
  if (before === undefined) return undefined;
  return posts.find(({ id, userId }) => id > before && (!readerId || userId !== readerId))?.id;
}
