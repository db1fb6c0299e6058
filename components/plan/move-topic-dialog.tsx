"use client";
import { type FormEvent, useState } from "react";
import { useToday } from "@/components/progress/use-today";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
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
import { useUser } from "@/lib/accounts/hooks";
import { useSetPin } from "@/lib/plan/hooks";
import { toast } from "@/lib/platform/browser/toast";
import { addDays, dayInWords, isCivilDay } from "@/lib/platform/time/civil";
import type { PlannedTopicRef } from "./planned-topic-ref";

/** The plan keeps a moved topic on its day; 'Let the plan choose' takes that back. */
export function MoveTopicDialog({ topicId, title, day, onClose }: PlannedTopicRef & { onClose(): void }) {
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  const [date, setDate] = useState(addDays(day, 1));
  const [error, setError] = useState<string>();
  const pin = useSetPin();
  const move = (to: string | null) =>
    pin.mutate(
      { params: { id: topicId }, body: { date: to } },
      {
        onSuccess: () => {
          toast({
            title: to ? `Moved to ${dayInWords(to, "weekday")}` : "The plan chooses the day",
            description: title,
          });
          onClose();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.isPending) return;
    if (!isCivilDay(date)) return setError("Please choose a date.");
    if (date < today) return setError("Please choose today or a later day.");
    move(date);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent isSheet>
        <DialogHeader>
          <DialogTitle>Move to another day</DialogTitle>
          <DialogDescription>{title}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="space-y-4">
          <Field
            label="New day"
            hint="A day off, and the last day before the exam, hold no lessons; the plan then chooses a day."
            error={error}
          >
            {(wiring) => (
              <DateField
                min={today}
                value={date}
                onChange={(value) => {
                  setDate(value);
                  setError(undefined);
                }}
                {...wiring}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="ghost" className="sm:mr-auto" onClick={() => pin.isPending || move(null)}>
              Let the plan choose
            </Button>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" aria-disabled={pin.isPending}>
              {pin.isPending ? "Moving..." : "Move"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
