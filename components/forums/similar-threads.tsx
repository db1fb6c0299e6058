"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useSimilar } from "@/lib/forums/hooks";

const TYPING_MS = 300;

/** Perhaps it has been asked: shown while the title is typed, taking no room until there is something. */
export function SimilarThreads({ forumId, title }: { forumId: number; title: string }) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(title.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [title]);
  const { data = [] } = useSimilar(forumId, query);
  if (query.length < 5 || data.length === 0) return <div aria-live="polite" className="sr-only" />;
  return (
    <section aria-live="polite" aria-label="Similar threads" className="rounded-md bg-muted px-3 py-2 text-sm">
      <p className="font-medium">Asked before?</p>
      <ul>
        {data.map(({ id, title: found, forumName, isSolved, replyCount }) => (
          <li key={id}>
            <Link
              href={`/community/thread/${id}`}
              target="_blank"
              className="block rounded-sm py-1 hover:underline pointer-coarse:py-2"
            >
              <bdi className="wrap-anywhere text-primary">{found}</bdi>{" "}
              <span className="text-compact text-muted-foreground">
                {forumName}, {isSolved ? "solved" : `${replyCount} ${replyCount === 1 ? "reply" : "replies"}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
