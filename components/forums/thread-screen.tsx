"use client";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { useSingleKeys } from "@/components/shell/shortcuts/use-single-keys";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Post } from "@/lib/forums/contract/posts";
import { usePosts, useReading, useSaveReading, useThread } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import { mayReply } from "@/lib/forums/rules/permissions";
import { THREAD_LOCKED } from "@/lib/forums/rules/words";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { sentenceOf } from "@/lib/platform/query/call";
import { useFailureToast } from "../ui/use-failure-toast";
import { Pager } from "./pager";
import { PostList } from "./post-list";
import type { ReplyHandle } from "./reply-box";
import { ReplyDock } from "./reply-dock";
import { ThreadHeader } from "./thread-header";
import { type ForumViewer, signInUrl } from "./viewer";
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

type JumpToNewProps = { threadId: number; post: { id: number; position: number } };

const JumpToNew = ({ threadId, post }: JumpToNewProps) => (
  <p className="mb-4">
    <Link href={postAddress(threadId, post)} className={buttonVariants({ variant: "outline", size: "sm" })}>
      <Icon name="arrow-down" />
      Jump to new
    </Link>
  </p>
);

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
