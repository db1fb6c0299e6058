"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { Event } from "@/lib/calendar/contract";
import { useUpdateEvent } from "@/lib/calendar/hooks";
import { bodyOf, type EventForm, eventForm, formOf, newForm } from "@/lib/calendar/rules/form";
import { wallTimeIn } from "@/lib/calendar/rules/zoned";
import { CallError } from "@/lib/platform/call";
import type { CivilDay } from "@/lib/platform/civil";
import { ExamFields } from "./exam-fields";
import { useCreateWithUndo } from "./use-create-with-undo";
import { WhenFields } from "./when-fields";

/** What the person wants to do. */
export type EventDialogState =
  | { kind: "create"; day: CivilDay }
  | { kind: "edit"; event: Event }
  | { kind: "delete"; event: Event };

type EventDialogProps = {
  dialog: Exclude<EventDialogState, { kind: "delete" }>;
  timeZone: string;
  onSelect(day: CivilDay): void;
  onClose(): void;
};

export function EventDialog({ dialog, timeZone, onSelect, onClose }: EventDialogProps) {
  const edited = dialog.kind === "edit" ? dialog.event : undefined;
  const create = useCreateWithUndo();
  const update = useUpdateEvent();
  const pending = create.isPending || update.isPending;
  const form = useForm<EventForm>({
    resolver: zodResolver(eventForm),
    defaultValues: edited
      ? formOf(edited, timeZone)
      : newForm(dialog.kind === "create" ? dialog.day : "", wallTimeIn(timeZone, new Date())),
  });
  const { errors, isDirty } = form.formState;

  const save = (values: EventForm) => {
    if (pending) return;
    const body = bodyOf(values, timeZone, edited);
    const after = {
      onSuccess: () => {
        onSelect(values.startDate);
        onClose();
      },
      // The dialog stays with everything in it; what the server names is marked where it stands.
      onError: (error: unknown) => {
        if (!(error instanceof CallError)) return;
        for (const [name, message] of Object.entries(error.fields))
          if (name in values) form.setError(name as keyof EventForm, { message });
      },
    };
    if (edited) update.mutate({ params: { id: edited.id }, body }, after);
    else create.mutate({ body }, after);
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent aria-describedby={undefined} onInteractOutside={(event) => isDirty && event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>{edited ? "Edit event" : "Add event"}</DialogTitle>
        </DialogHeader>
        <form noValidate onSubmit={form.handleSubmit(save)} className="space-y-4">
          <Field label="Title" error={errors.title?.message}>
            {(wiring) => <Input maxLength={400} autoComplete="off" {...wiring} {...form.register("title")} />}
          </Field>
          <WhenFields form={form} timeZone={timeZone} />
          <Field label="Description (optional)" error={errors.description?.message}>
            {(wiring) => <Textarea rows={2} {...wiring} {...form.register("description")} />}
          </Field>
          <ExamFields form={form} edited={edited} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" aria-disabled={pending}>
              {pending ? "Saving..." : edited ? "Save Changes" : "Create Event"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
