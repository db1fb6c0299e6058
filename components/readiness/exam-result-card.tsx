"use client";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { dayInWords } from "@/lib/platform/time/civil";
import type { ExamResult } from "@/lib/readiness/contract";
import { useExamResult, useReadiness, useTellExamResult } from "@/lib/readiness/hooks";
import { OUTCOME_LABELS, OUTCOMES, type Outcome } from "@/lib/readiness/rules/words";

type ExamResultCardProps = { courseId: number; title: string; className?: string };

/** After an exam date: asks how the exam went, then shows what to do next. */
export function ExamResultCard({ courseId, title, className }: ExamResultCardProps) {
  const { data: result } = useExamResult(courseId);
  const [changing, setChanging] = useState(false);
  const id = useId();
  if (!result || (result.outcome === null && !result.ask)) return null;
  const asks = result.outcome === null || changing;
  return (
    <Card role="region" aria-labelledby={id} className={`p-4 md:p-5 ${className ?? ""}`}>
      <h2 id={id} className="heading text-lg">
        {asks ? "How did it go?" : TOLD[result.outcome ?? "untold"]}
      </h2>
      {asks ? (
        <Question courseId={courseId} title={title} result={result} onTold={() => setChanging(false)} />
      ) : (
        <WhatFollows courseId={courseId} title={title} result={result} onChange={() => setChanging(true)} />
      )}
    </Card>
  );
}

const TOLD: Record<Outcome, string> = {
  passed: "You passed",
  failed: "Plan the re-sit",
  absent: "You did not sit",
  untold: "Your exam is over",
};

type Told = { courseId: number; title: string; result: ExamResult };

function Question({ courseId, title, result, onTold }: Told & { onTold(): void }) {
  const [outcome, setOutcome] = useState<Outcome | null>(result.outcome);
  const [mark, setMark] = useState(result.mark === null ? "" : String(result.mark));
  const [error, setError] = useState<string>();
  const tell = useTellExamResult(courseId);
  const group = useId();
  const hasMark = outcome === "passed" || outcome === "failed";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === null || tell.isPending) return;
    const hasTypedMark = hasMark && mark.trim() !== "";
    if (hasTypedMark && !/^(100|\d{1,2})$/.test(mark.trim()))
      return setError("A mark is a whole number from 0 to 100.");
    const body = { outcome, ...(hasTypedMark && { mark: Number(mark) }) };
    tell.mutate({ params: { id: courseId }, body }, { onSuccess: onTold });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-1.5 space-y-4">
      <p className="text-muted-foreground text-sm">
        Your exam in {title} was{result.examDate && ` on ${dayInWords(result.examDate)}`}. What you tell is not shown to
        anybody; added up with others it shows how good our estimates are.
      </p>
      <fieldset>
        <legend className="sr-only">How did it go?</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {OUTCOMES.map((option) => (
            <label key={option} className="flex items-center gap-2 text-sm pointer-coarse:min-h-11">
              <input
                type="radio"
                name={group}
                value={option}
                checked={outcome === option}
                onChange={() => setOutcome(option)}
                className="size-4 accent-primary"
              />
              {OUTCOME_LABELS[option]}
            </label>
          ))}
        </div>
      </fieldset>
      {hasMark && (
        <Field label="Your mark, if you want to tell it" error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              maxLength={3}
              value={mark}
              onChange={({ target }) => {
                setMark(target.value);
                setError(undefined);
              }}
              className="max-w-28"
            />
          )}
        </Field>
      )}
      <Button type="submit" disabled={outcome === null} aria-disabled={tell.isPending}>
        Save
      </Button>
    </form>
  );
}

function WhatFollows({ courseId, title, result, onChange }: Told & { onChange(): void }) {
  const { outcome, mark, next } = result;
  return (
    <div className="mt-1.5 space-y-3 text-sm">
      {outcome === "passed" && (
        <>
          <p>
            {mark === null ? "Well done." : `Well done: ${mark} of 100.`} The points of {title} rest now; nothing of it
            is due.
          </p>
          {next && (
            <p>
              The next paper:{" "}
              <Link href={`/courses/${next.id}`} className={buttonVariants({ variant: "link", size: "bare" })}>
                {next.title}
              </Link>
            </p>
          )}
        </>
      )}
      {outcome === "failed" && <Resit courseId={courseId} mark={mark} />}
      {outcome === "absent" && <p>Set a new exam date, and your plan and your reviews aim at it.</p>}
      {outcome === "untold" && <p>All right. Set a new exam date if you sit it again.</p>}
      <div className="flex flex-wrap gap-2">
        {outcome !== "passed" && (
          <Link href={`/courses/${courseId}#exam-date`} className={buttonVariants({ size: "sm" })}>
            Set a new date
          </Link>
        )}
        <Button variant="outline" size="sm" onClick={onChange}>
          Change what you told
        </Button>
      </div>
    </div>
  );
}

const WEAKEST = 3;

/** A new date, and the areas where most marks are open. */
function Resit({ courseId, mark }: { courseId: number; mark: number | null }) {
  const { data: readiness } = useReadiness(courseId);
  const open = (readiness?.areas ?? [])
    .map(({ mark: estimate, studied, ...area }) => ({
      ...area,
      lost: area.weight * (100 - (estimate ?? 50 * studied)),
    }))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, WEAKEST);
  return (
    <>
      <p>
        {mark !== null && `${mark} of 100 this time. `}Give the new date, and the plan begins with what will bring most
        marks.
      </p>
      {open.length > 0 && (
        <div>
          <p className="font-medium">Areas with the most marks to gain</p>
          <ul className="mt-1 list-disc pl-5">
            {open.map(({ moduleId, title }) => (
              <li key={moduleId}>
                <Link
                  href={`/courses/${courseId}#module-${moduleId}`}
                  className="rounded-sm text-primary underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Link
          href={`/practice/mistakes?course=${courseId}`}
          className="rounded-sm text-primary underline-offset-4 hover:underline"
        >
          Your open mistakes
        </Link>
      </p>
    </>
  );
}
