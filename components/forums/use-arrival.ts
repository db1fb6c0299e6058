"use client";
import { useEffect, useRef } from "react";
import type { Post } from "@/lib/forums/contract/posts";

/** Leads to the post that the address names, also when it comes after the page: a browser looks for it only once. */
export function useArrival(posts: Post[]): void {
  const arrived = useRef("");
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (named === arrived.current || !posts.some(({ id }) => named === `post-${id}`)) return;
    arrived.current = named;
    document.getElementById(named)?.scrollIntoView();
  }, [posts]);
}
