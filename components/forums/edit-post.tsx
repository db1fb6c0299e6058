"use client";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDraft } from "@/lib/accounts/hooks/draft";
import type { Post } from "@/lib/forums/contract/posts";
import { useEditPost } from "@/lib/forums/hooks";
import { REPLY_REQUIRED } from "@/lib/forums/rules/words";
import { toast } from "@/lib/platform/browser/toast";
import { Composer } from "./composer";

const ThreadNames = lazyPart(() => import("./thread-names").then((names) => names.ThreadNames), { heavy: true });

export function EditPost({ post, onDone }: { post: Post; onDone(): void }) {
  const id = useId();
  const [content, setContent] = useDraft(`edit:${post.id}`, post.content);
  const edit = useEditPost(post.threadId);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Runs after the menu that opened this has returned the focus to its button.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const leave = () => {
    // The draft goes with it.
    setContent("");
    onDone();
  };
  const save = () => {
    if (content.trim() === "")
      return void toast({ variant: "destructive", title: "Content required", description: REPLY_REQUIRED });
    if (!edit.isPending) edit.mutate({ params: { id: post.id }, body: { content } }, { onSuccess: leave });
  };
  return (
    <div className="space-y-3 pb-2">
      <Composer
        ref={field}
        id={id}
        label="Edit your post"
        value={content}
        onChange={setContent}
        onSubmit={save}
        names={(field) => <ThreadNames fallback={null} threadId={post.threadId} {...field} />}
      />
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={leave}>
          Cancel
        </Button>
        <Button onClick={save} disabled={content.trim() === "" || edit.isPending}>
          {edit.isPending ? "Saving..." : "Save"}
        </Button>
      </div>
    </div>
  );
}
