"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { ManagedLesson } from "@/lib/lessons/contract/managing";
import { useTakeShipped } from "@/lib/lessons/hooks/managing";
import { LineChanges } from "./line-changes";

type ShippedNoticeProps = {
  lesson: ManagedLesson;
  version: number;
  text: string;
  /** Asks before unsaved changes are replaced, then acts. */
  onAsk(act: () => void): void;
  onTaken(next: ManagedLesson): void;
};

/** A lesson edited here is never overwritten: its newer shipped text is offered instead. */
export function ShippedNotice({ lesson: { topicId, shipped }, version, text, onAsk, onTaken }: ShippedNoticeProps) {
  const [open, setOpen] = useState(false);
  const take = useTakeShipped(topicId);
  if (!shipped) return null;
  const press = () => {
    if (take.isPending) return;
    setOpen(false);
    onAsk(() => take.mutate({ params: { id: topicId }, body: { version } }, { onSuccess: onTaken }));
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-info-soft px-4 py-3 text-sm">
      <Icon name="package-open" className="size-4 text-info" />
      <p className="min-w-0 flex-1 basis-52">A newer version came with the product.</p>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Compare
      </Button>
      <Button size="sm" onClick={press} aria-disabled={take.isPending}>
        {take.isPending ? "Taking..." : "Take it"}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent className="max-w-3xl">
          <DialogHeader>
            <DialogTitle>The newer version</DialogTitle>
            <DialogDescription>
              Removed lines stand in your text, added ones in the text that came with the product.
            </DialogDescription>
          </DialogHeader>
          <LineChanges before={text} after={shipped.text} />
          <DialogFooter>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep mine
            </Button>
            <Button onClick={press}>Take it</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </div>
  );
}
