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
import { useReportItem } from "@/lib/practice/hooks/attempt";
import { REPORT_NOTE_MAX, REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason } from "@/lib/practice/rules/words";

type ReportDialogProps = DialogState & { attemptId: number; place: number };

export function ReportDialog({ attemptId, place, open, onOpenChange, onCloseAutoFocus }: ReportDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState("");
  const report = useReportItem();
  const send = () => {
    if (!reason || report.isPending) return;
    report.mutate(
      { params: { id: attemptId, place }, body: { reason, note } },
      { onSuccess: () => onOpenChange(false) },
    );
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Report a problem</DialogTitle>
          <DialogDescription>
            An admin sees the question with your answer, and tells you what came of it.
          </DialogDescription>
        </DialogHeader>
        <div className="space-y-1">
          <p id={id} className="font-medium text-sm">
            What is wrong?
          </p>
          <RadioGroup
            aria-labelledby={id}
            className="gap-0"
            value={reason ?? ""}
            onValueChange={(value) => setReason(value as ReportReason)}
          >
            {REPORT_REASONS.map((one) => (
              <Label
                key={one}
                htmlFor={`${id}-${one}`}
                className="flex min-h-9 items-center gap-2.5 font-normal pointer-coarse:min-h-11"
              >
                <RadioGroupItem id={`${id}-${one}`} value={one} />
                {REPORT_REASON_LABELS[one]}
              </Label>
            ))}
          </RadioGroup>
        </div>
        <Field label="Note" hint="Optional. What should we look at?">
          {(wiring) => (
            <Textarea
              {...wiring}
              className="min-h-20"
              value={note}
              maxLength={REPORT_NOTE_MAX}
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
