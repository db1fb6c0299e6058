"use client";
import { useId, useState } from "react";
import { Button } from "./button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./dialog";
import { Field } from "./field";
import { Label } from "./label";
import { RadioGroup, RadioGroupItem } from "./radio-group";
import { Textarea } from "./textarea";
import type { DialogState } from "./use-dialog";

type ReportDialogProps<R extends string> = DialogState & {
  title: string;
  description: string;
  /** The question that the reasons answer. */
  legend: string;
  reasons: readonly R[];
  labels: Record<R, string>;
  noteHint: string;
  noteMax: number;
  isPending: boolean;
  onSend: (report: { reason: R; note: string }) => void;
};

/** Reports something to the admins: a reason and, optionally, a note. */
export function ReportDialog<R extends string>(props: ReportDialogProps<R>) {
  const { open, onOpenChange, onCloseAutoFocus, title, description, legend, reasons, labels, isPending } = props;
  const id = useId();
  const [reason, setReason] = useState<R>();
  const [note, setNote] = useState("");
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <div className="space-y-1">
          <p id={id} className="font-medium text-sm">
            {legend}
          </p>
          <RadioGroup
            aria-labelledby={id}
            className="gap-0"
            value={reason ?? ""}
            onValueChange={(value) => setReason(value as R)}
          >
            {reasons.map((option) => (
              <Label
                key={option}
                htmlFor={`${id}-${option}`}
                className="flex min-h-9 items-center gap-2.5 font-normal pointer-coarse:min-h-11"
              >
                <RadioGroupItem id={`${id}-${option}`} value={option} />
                {labels[option]}
              </Label>
            ))}
          </RadioGroup>
        </div>
        <Field label="Note" hint={props.noteHint}>
          {(wiring) => (
            <Textarea
              {...wiring}
              className="min-h-20"
              value={note}
              maxLength={props.noteMax}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            onClick={() => reason && !isPending && props.onSend({ reason, note })}
            disabled={!reason || isPending}
          >
            {isPending ? "Sending..." : "Send report"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
