"use client";
import { useRouter } from "next/navigation";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DialogState } from "@/components/ui/use-dialog";
import { useOpenThread } from "@/lib/forums/hooks";
import { THREAD_CONTENT_REQUIRED, TITLE_MAX, TITLE_REQUIRED } from "@/lib/forums/rules/words";
import { toast } from "@/lib/platform/toast";
import { Composer } from "./composer";
import { SimilarThreads } from "./similar-threads";
import { useDraft } from "./use-draft";

type NewThreadDialogProps = DialogState & { forumId: number };

export function NewThreadDialog({ forumId, open, onOpenChange, onCloseAutoFocus }: NewThreadDialogProps) {
  const id = useId();
  const router = useRouter();
  const [title, setTitle] = useDraft(`thread:${forumId}:title`);
  const [content, setContent] = useDraft(`thread:${forumId}:content`);
  const opening = useOpenThread();
  const incomplete = title.trim() === "" || content.trim() === "";

  const create = () => {
    const missing = missingWords(title, content);
    if (missing) return void toast({ variant: "destructive", ...missing });
    if (opening.isPending) return;
    opening.mutate(
      { params: { id: forumId }, body: { title, content } },
      {
        onSuccess: (thread) => {
          setTitle("");
          setContent("");
          router.push(`/community/thread/${thread.id}`);
        },
      },
    );
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="New Thread"
        description="Say what you are stuck on, and show what you have tried."
        onCloseAutoFocus={onCloseAutoFocus}
        className="max-w-2xl"
      >
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
                value={title}
                dir="auto"
                maxLength={TITLE_MAX}
                autoComplete="off"
                placeholder="What is your question?"
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
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

function missingWords(title: string, content: string) {
  if (title.trim() === "") return { title: "Title required", description: TITLE_REQUIRED };
  if (content.trim() === "") return { title: "Content required", description: THREAD_CONTENT_REQUIRED };
  return null;
}
