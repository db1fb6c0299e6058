"use client";
import { useRouter } from "next/navigation";
import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDraft } from "@/lib/accounts/hooks/draft";
import type { Post } from "@/lib/forums/contract/posts";
import type { Thread } from "@/lib/forums/contract/threads";
import { useReply } from "@/lib/forums/hooks";
import { pageOf, postAddress } from "@/lib/forums/rules/paging";
import { quotationOf } from "@/lib/forums/rules/quotation";
import { forumVisitKey } from "@/lib/forums/rules/visits";
import { REPLY_REQUIRED } from "@/lib/forums/rules/words";
import { writeStored } from "@/lib/platform/browser/local-storage";
import { toast } from "@/lib/platform/browser/toast";
import { Composer } from "./composer";

const ThreadNames = lazyPart(() => import("./thread-names").then((names) => names.ThreadNames), { heavy: true });

export type ReplyHandle = { focus(): void; quote(post: Post, selected: string): void };

type ReplyBoxProps = { ref: Ref<ReplyHandle>; thread: Thread; page: number };

export function ReplyBox({ ref, thread: { id: threadId, forumId }, page }: ReplyBoxProps) {
  const id = useId();
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useDraft(`reply:${threadId}`);
  const [sent, setSent] = useState(0);
  const reply = useReply(threadId);

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    quote: (post, selected) => {
      setContent([content.trimEnd(), quotationOf(post, selected)].filter(Boolean).join("\n\n"));
      // Runs after the field contains the quotation.
      requestAnimationFrame(() => focusEnd(field.current));
    },
  }));

  const send = () => {
    if (content.trim() === "")
      return void toast({ variant: "destructive", title: "Content required", description: REPLY_REQUIRED });
    if (reply.isPending) return;
    const onSuccess = (post: Post) => {
      setContent("");
      setSent(sent + 1);
      // One's own reply does not count as new.
      writeStored(forumVisitKey(forumId), post.createdAt);
      if (pageOf(post.position) !== page) router.push(postAddress(threadId, post));
    };
    reply.mutate({ params: { id: threadId }, body: { content } }, { onSuccess });
  };

  return (
    <form
      noValidate
      data-keep-clear
      className="space-y-3 rounded-lg border bg-card p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Composer
        ref={field}
        id={id}
        label="Your reply"
        wide
        sent={sent}
        value={content}
        placeholder="Write a reply..."
        onChange={setContent}
        onSubmit={send}
        names={(field) => <ThreadNames fallback={null} threadId={threadId} {...field} />}
      />
      <div className="flex items-center justify-end gap-3">
        <span className="text-muted-foreground text-xs max-md:hidden">Ctrl + Enter sends</span>
        <Button type="submit" aria-disabled={reply.isPending}>
          {reply.isPending ? "Posting..." : "Post Reply"}
        </Button>
      </div>
    </form>
  );
}

function focusEnd(field: HTMLTextAreaElement | null) {
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: "center" });
}
