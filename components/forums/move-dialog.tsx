"use client";
import { useState } from "react";
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
import { NativeSelect } from "@/components/ui/native-select";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Thread } from "@/lib/forums/contract/threads";
import { useEditThread, useForums } from "@/lib/forums/hooks";

/** For admins. */
export function MoveDialog({ thread, open, onOpenChange, onCloseAutoFocus }: DialogState & { thread: Thread }) {
  const { data: forums, isError } = useForums();
  const [forumId, setForumId] = useState<number>();
  const edit = useEditThread(thread.id);
  const disabled = forumId === undefined || edit.isPending;
  const move = () =>
    edit.mutate({ params: { id: thread.id }, body: { forumId } }, { onSuccess: () => onOpenChange(false) });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Move thread</DialogTitle>
          <DialogDescription>{`It stands in ${thread.forumName} now. Its address stays the same.`}</DialogDescription>
        </DialogHeader>
        <Field label="Forum" error={isError ? "The forums could not be loaded. Close this and try again." : undefined}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              value={forumId ?? ""}
              onChange={({ target }) => setForumId(Number(target.value) || undefined)}
            >
              <option value="">{forums || isError ? "Choose a forum" : "Loading..."}</option>
              {forums
                ?.filter(({ id }) => id !== thread.forumId)
                .map(({ id, name, isActive }) => (
                  <option key={id} value={id}>
                    {isActive ? name : `${name} (inactive: only admins see it)`}
                  </option>
                ))}
            </NativeSelect>
          )}
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button onClick={() => disabled || move()} aria-disabled={disabled}>
            {edit.isPending ? "Moving..." : "Move thread"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
