"use client";
import dynamic from "next/dynamic";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { useSingleKeys } from "@/components/shell/shortcuts/use-single-keys";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { OptionsButton } from "@/components/ui/options-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import { TextBody } from "@/components/writing/text-body";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import { useLikes, useMarkAnswer, usePosts, useReading, useSaveReading, useThread } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import { mayEditTitle, mayReply } from "@/lib/forums/rules/permissions";
import { foldRemoved, isGone } from "@/lib/forums/rules/removed";
import { THREAD_LOCKED } from "@/lib/forums/rules/words";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { sentenceOf } from "@/lib/platform/query/call";
import { excerptOf } from "@/lib/writing/excerpt";
import { RelativeTime } from "../ui/relative-time";
import { useFailureToast } from "../ui/use-failure-toast";
import { Pager } from "./pager";
import { PostCard } from "./post-card";
import type { ReplyHandle } from "./reply-box";
import { ReplyDock } from "./reply-dock";
import { ThreadBadges } from "./thread-badges";
import { type ForumViewer, signInUrl, timeZoneOf } from "./viewer";
import { WatchButton } from "./watch-button";
import "./posts.css";

const QuestionCard = dynamic(loadWithRetry(() => import("./question-card").then((card) => card.QuestionCard)));
const ReplyBox = dynamic(loadWithRetry(() => import("./reply-box").then((box) => box.ReplyBox)));

export function ThreadScreen({ id, page, viewer }: { id: number; page: number; viewer: ForumViewer }) {
  const thread = useThread(id);
  const posts = usePosts(id, page);
  const box = useRef<ReplyHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const firstNew = useFirstNew(id, posts.data, viewer !== null);
  useSingleKeys({ r: () => box.current?.focus() });
  const error = thread.error ?? posts.error;
  useFailureToast({ error, data: thread.data && posts.data }, "Error loading thread");
  if (!(thread.data && posts.data)) {
    if (!error) return <Skeleton className="h-96" />;
    const retry = () => void Promise.all([thread.refetch(), posts.refetch()]);
    return <ErrorState message={sentenceOf(error)} onRetry={retry} />;
  }
  const { forumId, forumName, title, isLocked, isHidden, replyCount } = thread.data;
  const steps = [
    { href: "/community", label: "Community" },
    { href: `/community/forum/${forumId}`, label: forumName },
  ];
  const pager = { path: `/community/thread/${id}`, page, shown: posts.data.length, total: replyCount + 1 };
  const isOpen = mayReply(viewer, thread.data);
  const quote = isOpen ? (post: Post, selected: string) => box.current?.quote(post, selected) : undefined;
  return (
    <div className="max-w-4xl">
      <BreadcrumbTrail steps={steps} here={title} />
      <ThreadHeader thread={thread.data} viewer={viewer} />
      {thread.data.about && <QuestionCard threadId={id} about={thread.data.about} signedIn={viewer !== null} />}
      <Pager {...pager} label="Pages of posts" className="mb-4" />
      {firstNew && firstNew.id !== posts.data[0]?.id && <JumpToNew threadId={id} post={firstNew} />}
      <PostList
        key={`${id} ${page}`}
        thread={thread.data}
        posts={posts.data}
        page={page}
        viewer={viewer}
        firstNew={firstNew?.id}
        onQuote={quote}
      />
      {isOpen && <ReplyDock end={end} onReply={() => box.current?.focus()} />}
      <div ref={end}>
        <Pager {...pager} label="Pages of posts, below" className="mt-5" />
        <section aria-label="Reply" className="mt-6">
          {isHidden && <HiddenNotice />}
          {!isHidden && isLocked && <LockedNotice />}
          {!isHidden && !isLocked && !viewer && <SignInPrompt threadId={id} />}
          {isOpen && <ReplyBox ref={box} thread={thread.data} page={page} />}
        </section>
      </div>
    </div>
  );
}

const LockedNotice = () => (
  <Notice icon={<Icon name="lock" />} title={THREAD_LOCKED} text="It can be read, and takes no new replies." />
);

const HiddenNotice = () => (
  <Notice
    icon={<Icon name="eye-off" />}
    title="Thread hidden"
    text="Only admins see it. It takes replies when it is shown again."
  />
);

function Notice({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg border bg-muted px-4 py-3 text-sm">
      <span aria-hidden="true" className="text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
      </span>
      <span>
        <strong className="font-semibold">{title}</strong>
        <span className="block text-muted-foreground">{text}</span>
      </span>
    </p>
  );
}

function SignInPrompt({ threadId }: { threadId: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-card px-4 py-3">
      <p className="flex items-center gap-3 text-sm">
        <Icon name="message-circle" className="size-4 shrink-0 text-muted-foreground" />
        Sign in to reply to this thread.
      </p>
      <a href={signInUrl(`/community/thread/${threadId}`)} className={buttonVariants()}>
        Sign in
      </a>
    </div>
  );
}

const ThreadMenu = lazyPart(() => import("./thread-menu").then((menu) => menu.ThreadMenu));

function ThreadHeader({ thread, viewer }: { thread: Thread; viewer: ForumViewer }) {
  const { title, username, createdAt, readableReplyCount, viewCount } = thread;
  const counted = (count: number, one: string, many: string) =>
    `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
  return (
    <header className="mb-5 flex items-start justify-between gap-4">
      <div className="min-w-0 space-y-2">
        <h1 className="heading wrap-anywhere text-2xl">
          <bdi dir="auto">{title}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-compact text-muted-foreground">
          <ThreadBadges thread={thread} />
          <span className="wrap-anywhere">by {username}</span>
          <RelativeTime at={createdAt} timeZone={timeZoneOf(viewer)} />
          <span className="whitespace-nowrap">{counted(readableReplyCount, "reply", "replies")}</span>
          <span className="whitespace-nowrap">{counted(viewCount, "view", "views")}</span>
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {viewer && <WatchButton threadId={thread.id} />}
        {mayEditTitle(viewer, thread) && <ThreadOptions thread={thread} viewer={viewer} />}
      </div>
    </header>
  );
}

function ThreadOptions({ thread, viewer }: { thread: Thread; viewer: ForumViewer }) {
  const { opened, triggerProps } = useOpenOnDemand(ThreadMenu.preload);
  const button = <OptionsButton variant="outline" aria-label="Thread options" {...triggerProps} />;
  if (!opened) return button;
  return <ThreadMenu fallback={button} thread={thread} viewer={viewer} />;
}

type JumpToNewProps = { threadId: number; post: { id: number; position: number } };

const JumpToNew = ({ threadId, post }: JumpToNewProps) => (
  <p className="mb-4">
    <Link href={postAddress(threadId, post)} className={buttonVariants({ variant: "outline", size: "sm" })}>
      <Icon name="arrow-down" />
      Jump to new
    </Link>
  </p>
);

type PostListProps = {
  thread: Thread;
  posts: Post[];
  page: number;
  viewer: ForumViewer;
  firstNew: number | undefined;
  onQuote: ((post: Post, selected: string) => void) | undefined;
};

function PostList({ thread, posts, page, viewer, firstNew, onQuote }: PostListProps) {
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

/** The first post that somebody else wrote since the reader's last visit; undefined on a first visit. */
function useFirstNew(threadId: number, posts: Post[] | undefined, signedIn: boolean) {
  const { data } = useReading(threadId, signedIn);
  const { mutate } = useSaveReading();
  const saved = useRef(0);
  const last = posts?.at(-1)?.position ?? 0;
  useEffect(() => {
    if (!data || last <= Math.max(data.seen ?? 0, saved.current)) return;
    saved.current = last;
    mutate({ params: { id: threadId }, body: { seen: last } });
  }, [data, last, threadId, mutate]);
  return data?.firstNew ?? undefined;
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
