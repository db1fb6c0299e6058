"use client";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
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
import { Input } from "@/components/ui/input";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Thread } from "@/lib/forums/contract/threads";
import { useEditThread } from "@/lib/forums/hooks";
import { TITLE_MAX, TITLE_REQUIRED } from "@/lib/forums/rules/words";

export function RetitleDialog({ thread, open, onOpenChange, onCloseAutoFocus }: DialogState & { thread: Thread }) {
  const [title, setTitle] = useState(thread.title);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const edit = useEditThread(thread.id);
  const close = () => onOpenChange(false);
  const save = () => {
    if (title.trim() === "") {
      field.current?.focus();
      return setError(TITLE_REQUIRED);
    }
    if (title.trim() === thread.title) return close();
    if (!edit.isPending) edit.mutate({ params: { id: thread.id }, body: { title } }, { onSuccess: close });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Edit title</DialogTitle>
          <DialogDescription>A good title lets others find the question and its answer.</DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label="Title" error={error}>
            {(wiring) => (
              <Input
                {...wiring}
                ref={field}
                value={title}
                dir="auto"
                maxLength={TITLE_MAX}
                autoComplete="off"
                onChange={(event) => {
                  setTitle(event.target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" aria-disabled={edit.isPending}>
              {edit.isPending ? "Saving..." : "Save title"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
