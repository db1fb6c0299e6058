"use client";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import type { DialogState } from "@/components/ui/use-dialog";
import { useDraft } from "@/lib/accounts/hooks/draft";
import { useOpenThread, useSimilar } from "@/lib/forums/hooks";
import { THREAD_CONTENT_REQUIRED, TITLE_MAX, TITLE_REQUIRED } from "@/lib/forums/rules/words";
import { toast } from "@/lib/platform/browser/toast";
import { Composer } from "./composer";
export type QuestionReference = { attemptId: number; place: number; topicTitle: string; reserved: boolean };

type NewThreadDialogProps = DialogState & {
  forumId: number;
  /** A practice question to attach to the thread. */
  about?: QuestionReference;
};

export function NewThreadDialog({ forumId, about, open, onOpenChange, onCloseAutoFocus }: NewThreadDialogProps) {
  const id = useId();
  const router = useRouter();
  const draft = about ? `question:${about.attemptId}:${about.place}` : `thread:${forumId}`;
  const [title, setTitle] = useDraft(`${draft}:title`, about && `${about.topicTitle}: `);
  const [content, setContent] = useDraft(`${draft}:content`);
  const titleField = useRef<HTMLInputElement>(null);
  const opening = useOpenThread();
  const incomplete = title.trim() === "" || content.trim() === "";

  const create = () => {
    const missing = missingText(title, content);
    if (missing) return void toast({ variant: "destructive", ...missing });
    if (opening.isPending) return;
    opening.mutate(
      {
        params: { id: forumId },
        body: { title, content, ...(about && { about: { attemptId: about.attemptId, place: about.place } }) },
      },
      {
        onSuccess: (thread) => {
          setTitle("");
          setContent("");
          router.push(`/community/thread/${thread.id}`);
        },
      },
    );
  };

  // A dialog selects what its first field holds, so that the first key would replace a title that was begun.
  const continueTitle = (event: Event) => {
    event.preventDefault();
    titleField.current?.focus();
    titleField.current?.setSelectionRange(title.length, title.length);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent isSheet onOpenAutoFocus={continueTitle} onCloseAutoFocus={onCloseAutoFocus} className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>New Thread</DialogTitle>
          <DialogDescription>Say what you are stuck on, and show what you have tried.</DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            create();
          }}
        >
          <Field label="Title">
            {(wiring) => (
              <Input
                {...wiring}
                ref={titleField}
                value={title}
                dir="auto"
                maxLength={TITLE_MAX}
                autoComplete="off"
                placeholder="What is your question?"
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          {about && (
            <p className="flex items-center gap-2 rounded-md bg-muted px-3 py-2 text-sm">
              <Icon name="file-question-mark" className="size-4 shrink-0 text-primary" />
              {about.reserved
                ? "This question is kept for mock exams, so the thread names its topic only. Say what you ask about."
                : "The thread shows the question as you had it, but neither your answer nor the solution."}
            </p>
          )}
          <SimilarThreads forumId={forumId} title={title} />
          <Composer
            id={id}
            label="Content"
            value={content}
            rows={7}
            placeholder="The question, the figures, and your own try"
            onChange={setContent}
            onSubmit={create}
          />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={incomplete || opening.isPending}>
              {opening.isPending ? "Creating..." : "Create Thread"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function missingText(title: string, content: string) {
  if (title.trim() === "") return { title: "Title required", description: TITLE_REQUIRED };
  if (content.trim() === "") return { title: "Content required", description: THREAD_CONTENT_REQUIRED };
  return null;
}

const TYPING_MS = 300;

/** Similar threads, found while the title is typed. One line is kept free for them, so that nothing below moves. */
function SimilarThreads({ forumId, title }: { forumId: number; title: string }) {
  const [query, setQuery] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(title.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [title]);
  const { data = [] } = useSimilar(forumId, query);
  const [first, ...others] = query.length < 5 ? [] : data;
  if (!first) {
    return (
      <p aria-live="polite" className={cn(SIMILAR_LINE, "text-muted-foreground")}>
        Threads with a similar title will appear here.
      </p>
    );
  }
  return (
    <section aria-live="polite" aria-label="Similar threads" className="text-compact">
      <div className={SIMILAR_LINE}>
        <p className="shrink-0 font-medium">Asked before?</p>
        {!showsAll && <SimilarThread thread={first} className="truncate" />}
        {others.length > 0 && (
          <Button
            variant="link"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className="ml-auto shrink-0 px-0"
          >
            {showsAll ? "Show one" : `${others.length} more`}
          </Button>
        )}
      </div>
      {showsAll && (
        <ul className="divide-y rounded-md border px-3">
          {data.map((thread) => (
            <li key={thread.id}>
              <SimilarThread thread={thread} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const SIMILAR_LINE = "flex min-h-9 items-center gap-x-2 text-compact pointer-coarse:min-h-11";

type Similar = NonNullable<ReturnType<typeof useSimilar>["data"]>[number];

function SimilarThread({ thread, className }: { thread: Similar; className?: string }) {
  const { id, title, forumName, isSolved, readableReplyCount: replies } = thread;
  return (
    <Link
      href={`/community/thread/${id}`}
      target="_blank"
      className={cn("block min-w-0 rounded-sm py-1.5 hover:underline pointer-coarse:py-3", className)}
    >
      <bdi className="wrap-anywhere text-primary">{title}</bdi>{" "}
      <span className="text-muted-foreground">
        {forumName}, {isSolved ? "solved" : `${replies} ${replies === 1 ? "reply" : "replies"}`}
      </span>
    </Link>
  );
}
