"use client";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useToday } from "@/components/progress/use-today";
import { ErrorState } from "@/components/shell/error-state";
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
import { Spinner } from "@/components/ui/spinner";
import { useDialogGuard } from "@/components/ui/use-dialog-guard";
import { useUser } from "@/lib/accounts/hooks";
import { durationOf } from "@/lib/courses/rules";
import type { Way } from "@/lib/plan/contract/plan";
import { useDaysOff, usePlanSummary, useSetDaysOff, useSetStudyHours, useStudyHours } from "@/lib/plan/hooks";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import type { CivilDay } from "@/lib/platform/time/civil";
import { DaysOff, NO_RANGE, withRange } from "./days-off";
import { useWhatIf } from "./use-what-if";
import { VerdictCourses } from "./verdict-courses";
import { VerdictSentence } from "./verdict-view";
import { WeekdayMinutes } from "./weekday-minutes";

/** The minutes of each weekday and the days off, with what they would mean while they are changed. */
export function HoursDialog({ onClose }: { onClose(): void }) {
  const reads = [useStudyHours(), useDaysOff(), usePlanSummary()] as const;
  const [{ data: hours }, { data: off }, { data: summary }] = reads;
  const missing = reads.filter(({ data }) => !data);
  const failed = missing.find(({ isError }) => isError);
  const [isDirty, setDirty] = useState(false);
  const guard = useDialogGuard(isDirty, onClose);
  return (
    <Dialog open onOpenChange={guard.onOpenChange}>
      <DialogContent isSheet>
        <DialogHeader>
          <DialogTitle>Study hours</DialogTitle>
          <DialogDescription>
            How much time you really have on each day. The plan puts lessons, reviews, practice and mock exams into it.
          </DialogDescription>
        </DialogHeader>
        {hours && off && summary ? (
          <HoursForm
            given={hours.minutes}
            start={hours.minutes ?? new Array<number>(7).fill(summary.minutes ?? 45)}
            daysOff={off.days}
            onDirty={setDirty}
            onClose={onClose}
          />
        ) : failed ? (
          <ErrorState
            message={sentenceOf(failed.error)}
            onRetry={() => void Promise.all(missing.map((one) => one.refetch()))}
          />
        ) : (
          <Spinner className="mx-auto my-10" />
        )}
        {guard.question}
      </DialogContent>
    </Dialog>
  );
}

/** What would make it fit. More minutes are set here; the other ways are applied in the calendar. */
function WaysOut({ ways, onMinutes }: { ways: readonly Way[]; onMinutes(minutes: readonly number[]): void }) {
  if (ways.length === 0)
    return <p className="text-compact text-muted-foreground">No single change would make it fit.</p>;
  return (
    <div className="grid gap-1 text-compact">
      <ul aria-label="Ways to make it fit" className="grid gap-1">
        {ways.map(({ kind, sentence, apply }) => {
          const minutes = apply && "minutes" in apply.body ? apply.body.minutes : null;
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-48">{sentence}</span>
              {minutes && (
                <Button variant="outline" size="sm" onClick={() => onMinutes(minutes)}>
                  Set these hours
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {ways.some(({ apply }) => apply && !("minutes" in apply.body)) && (
        <p className="text-muted-foreground">Other ways are applied in the calendar, once your hours are saved.</p>
      )}
    </div>
  );
}

type HoursFormProps = {
  /** Null when no hours are kept yet. */
  given: readonly number[] | null;
  start: readonly number[];
  daysOff: readonly CivilDay[];
  /** Whether there is something that was not saved. */
  onDirty(isDirty: boolean): void;
  onClose(): void;
};

function HoursForm({ given, start, daysOff, onDirty, onClose }: HoursFormProps) {
  const { data: user } = useUser();
  const today = useToday(user?.timeZone ?? "UTC");
  const [minutes, setMinutes] = useState<readonly number[]>(start);
  const [off, setOff] = useState<readonly CivilDay[]>(daysOff);
  const [range, setRange] = useState(NO_RANGE);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isDirty =
    minutes.join() !== start.join() || off.join() !== daysOff.join() || range.from !== "" || range.to !== "";
  // Runs before the next key, because Escape right after a change must ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // While the hours load, the dialog has only its close button to focus.
  useEffect(() => {
    const dialog = form.current?.closest("[role=dialog]");
    if (dialog?.contains(document.activeElement)) form.current?.querySelector("input")?.focus();
  }, []);
  const { verdict, isAsking, failure } = useWhatIf(minutes, off);
  const [hours, days] = [useSetStudyHours(), useSetDaysOff()];
  const isPending = hours.isPending || days.isPending;
  /** All days off, with those of the fields. Null if the fields hold no valid days. */
  const addRange = (): readonly CivilDay[] | null => {
    const added = withRange(off, range, today);
    setError("problem" in added ? added.problem : undefined);
    if ("problem" in added) return null;
    setOff(added.days);
    setRange(NO_RANGE);
    return added.days;
  };
  const save = async (week: readonly number[] | null) => {
    if (isPending) return;
    // Days that were typed but not added are saved too.
    const all = range.from || range.to ? addRange() : off;
    if (!all) return;
    try {
      if (all.join() !== daysOff.join()) await days.mutateAsync({ body: { days: [...all] } });
      await hours.mutateAsync({ body: { minutes: week && [...week] } });
    } catch {
      // The write has shown a toast. The dialog keeps its values.
      return;
    }
    toast({ title: week ? "Study hours saved" : "Study hours taken back" });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(minutes);
  };
  const total = minutes.reduce((sum, one) => sum + one, 0);
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      <div className="space-y-2">
        <WeekdayMinutes minutes={minutes} onChange={setMinutes} />
        <p className="text-right text-compact text-muted-foreground tabular-nums">
          {total === 0 ? "No time at all" : `${durationOf(total)} a week`}
        </p>
      </div>
      <DaysOff {...{ days: off, today, range, error }} onRange={setRange} onAdd={addRange} onChange={setOff} />
      <div className="grid min-h-24 content-start gap-2 rounded-md bg-muted/60 p-3" aria-busy={isAsking}>
        {verdict ? (
          <>
            <VerdictSentence verdict={verdict} />
            <VerdictCourses courses={verdict.courses} />
            {!verdict.fits && <WaysOut ways={verdict.ways} onMinutes={setMinutes} />}
          </>
        ) : (
          <p role={failure && "alert"} className="text-muted-foreground text-sm">
            {failure ?? "Working out what this means for your exams..."}
          </p>
        )}
      </div>
      <DialogFooter>
        {given && (
          <Button variant="ghost" className="max-sm:px-1 sm:mr-auto" onClick={() => save(null)}>
            Remove my hours
          </Button>
        )}
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save hours"}
        </Button>
      </DialogFooter>
    </form>
  );
}
