"use client";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { TextBody } from "@/components/writing/text-body";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import { useLikes, useMarkAnswer } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import { foldRemoved, isGone } from "@/lib/forums/rules/removed";
import { excerptOf } from "@/lib/writing/excerpt";
import { PostCard } from "./post-card";
import { type ForumViewer, timeZoneOf } from "./viewer";

type PostListProps = {
  thread: Thread;
  posts: Post[];
  page: number;
  viewer: ForumViewer;
  firstNew: number | undefined;
  onQuote: ((post: Post, selected: string) => void) | undefined;
};

/** The posts of a page. The accepted answer is also shown below the question. */
export function PostList({ thread, posts, page, viewer, firstNew, onQuote }: PostListProps) {
  const setLike = useLikes(thread.id, page);
  const marking = useMarkAnswer(thread.id);
  useArrival(posts);
  // What is removed while the page is open stays where it is, and the focus with it.
  const [gone] = useState(() => new Set(posts.flatMap((post) => (isGone(post) ? post.id : []))));
  const runs = foldRemoved(posts, (post) => isGone(post) && gone.has(post.id), firstNew);
  const itemsOf = (shown: readonly Post[]) =>
    shown.map((post) => (
      <Fragment key={post.id}>
        {post.id === firstNew && (
          <li className="flex items-center gap-3 font-medium text-compact text-info before:h-px before:flex-1 before:bg-info/40 after:h-px after:flex-1 after:bg-info/40">
            New since your visit
          </li>
        )}
        <PostCard
          index={posts.indexOf(post)}
          thread={thread}
          post={post}
          viewer={viewer}
          onLike={setLike}
          marking={marking}
          onQuote={onQuote}
        />
        {post.position === 1 && thread.answer && thread.answer.position > 1 && (
          <AnswerCard
            answer={thread.answer}
            viewer={viewer}
            // This page contains the whole answer, so its beginning is enough here.
            short={posts.some(({ id }) => id === thread.answer?.id)}
          />
        )}
      </Fragment>
    ));
  return (
    <ol className="space-y-3">
      {runs.flatMap((run) =>
        run.length < LONG_RUN ? (
          itemsOf(run)
        ) : (
          <RemovedRun key={run[0]?.id} count={run.length}>
            {itemsOf(run)}
          </RemovedRun>
        ),
      )}
    </ol>
  );
}

/** From so many removed posts in a row on they are one line. */
const LONG_RUN = 3;

const RemovedRun = ({ count, children }: { count: number; children: ReactNode }) => (
  <li>
    <details>
      <summary className="w-fit cursor-pointer rounded-sm px-4 py-1 text-compact text-muted-foreground italic hover:text-foreground md:px-5 pointer-coarse:py-3">
        {count} removed posts
      </summary>
      <ol>{children}</ol>
    </details>
  </li>
);

/** Scrolls to the post named in the address, even if it is rendered later: a browser looks for the anchor only once. */
function useArrival(posts: Post[]): void {
  const arrived = useRef("");
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (named === arrived.current || !posts.some(({ id }) => named === `post-${id}`)) return;
    arrived.current = named;
    const post = document.getElementById(named);
    const run = post?.closest("details");
    if (run) run.open = true;
    post?.scrollIntoView();
  }, [posts]);
}

type AnswerCardProps = { answer: Post; viewer: ForumViewer; short: boolean };

/** The accepted answer, or its beginning, directly below the question; the post itself stays in its place. */
function AnswerCard({ answer, viewer, short }: AnswerCardProps) {
  const address = postAddress(answer.threadId, answer);
  return (
    <li className="rounded-lg border border-primary/50 bg-primary-soft/40">
      <section aria-label="Answer" className="px-4 py-4 md:px-5">
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-compact">
          <span className="flex items-center gap-1.5 font-semibold text-primary">
            <Icon name="circle-check" className="size-4" />
            Answer
          </span>
          <span className="wrap-anywhere text-muted-foreground">
            by {answer.username}, <RelativeTime at={answer.createdAt} timeZone={timeZoneOf(viewer)} />
          </span>
          <Link href={address} className="touch-line rounded-sm font-medium text-primary hover:underline sm:ml-auto">
            Jump to original
          </Link>
        </p>
        {short ? <Beginning answer={answer} /> : <TextBody text={answer} />}
      </section>
    </li>
  );
}

/** About three lines of a narrow window: a longer paragraph may be cut by them. */
const THREE_LINES = 120;

/** The beginning of an answer, and a button that shows the rest in its place. */
function Beginning({ answer }: { answer: Post }) {
  const whole = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const excerpt = excerptOf(answer.body) || answer.content;
  useEffect(() => {
    // The button is gone and the focus with it.
    if (isOpen) whole.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={whole} tabIndex={-1} className="outline-none">
        <TextBody text={answer} />
      </div>
    );
  return (
    <>
      <p className="line-clamp-3">{excerpt}</p>
      {(answer.body.length > 1 || excerpt.length > THREE_LINES) && (
        <Button variant="ghost" size="sm" className="-ml-3 mt-1 text-primary" onClick={() => setOpen(true)}>
          Read on
        </Button>
      )}
    </>
  );
}
