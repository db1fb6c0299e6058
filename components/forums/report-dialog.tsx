"use client";
import { useId, useState } from "react";
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
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Post } from "@/lib/forums/contract/posts";
import { useReportPost } from "@/lib/forums/hooks";
import { NOTE_MAX, REASON_WORDS, REASONS, type Reason } from "@/lib/forums/rules/words";

export function ReportDialog({ post, open, onOpenChange, onCloseAutoFocus }: DialogState & { post: Post }) {
  const id = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState("");
  const report = useReportPost(post.threadId);
  const send = () => {
    if (!reason || report.isPending) return;
    report.mutate({ params: { id: post.id }, body: { reason, note } }, { onSuccess: () => onOpenChange(false) });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Report this post</DialogTitle>
          <DialogDescription>{`Only admins see who reported what. ${post.username} is not told.`}</DialogDescription>
        </DialogHeader>
        <div className="space-y-1">
          <p id={id} className="font-medium text-sm">
            Reason
          </p>
          <RadioGroup
            aria-labelledby={id}
            className="gap-0"
            value={reason ?? ""}
            onValueChange={(value) => setReason(value as Reason)}
          >
            {REASONS.map((one) => (
              <Label
                key={one}
                htmlFor={`${id}-${one}`}
                className="flex min-h-9 items-center gap-2.5 font-normal pointer-coarse:min-h-11"
              >
                <RadioGroupItem id={`${id}-${one}`} value={one} />
                {REASON_WORDS[one]}
              </Label>
            ))}
          </RadioGroup>
        </div>
        <Field label="Note" hint="Optional. What should an admin look at?">
          {(wiring) => (
            <Textarea
              {...wiring}
              className="min-h-20"
              value={note}
              maxLength={NOTE_MAX}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button onClick={send} disabled={!reason || report.isPending}>
            {report.isPending ? "Sending..." : "Send report"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
