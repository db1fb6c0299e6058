"use client";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { QueryFallback } from "@/components/progress/query-fallback";
import { ABOVE_HEADING } from "@/components/shell/breadcrumb-trail";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ChartFigure } from "@/components/writing/chart-figure";
import { dayInWords } from "@/lib/platform/time/civil";
import type { Readiness } from "@/lib/readiness/contract";
import { useReadiness } from "@/lib/readiness/hooks";
import { actionsFor } from "@/lib/readiness/rules/actions";
import { REMEMBERED_NOTE } from "@/lib/review/rules/words";
import { RangeBar } from "./range-bar";

export function ReadinessScreen({ id }: { id: number }) {
  const readiness = useReadiness(id);
  if (!readiness.data) return <QueryFallback queries={[readiness]} />;
  return <ReadinessView readiness={readiness.data} />;
}

function ReadinessView({ readiness }: { readiness: Readiness }) {
  const { courseId, title } = readiness;
  return (
    <>
      <div className={`${ABOVE_HEADING} flex items-center`}>
        <Link
          href={`/courses/${courseId}`}
          className="-ml-1 inline-flex min-h-9 items-center gap-1 rounded-sm pr-2 text-compact text-muted-foreground hover:text-foreground pointer-coarse:min-h-11"
        >
          <Icon name="chevron-left" className="size-4" />
          {title}
        </Link>
      </div>
      <PageHeading title="Readiness" description="Where you stand, estimated from your answers." />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-3">
        <div className="grid min-w-0 gap-4 md:gap-6 lg:col-span-2">
          <EstimateCard readiness={readiness} />
          <Areas readiness={readiness} />
          <History readiness={readiness} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <Next readiness={readiness} />
          <Recall readiness={readiness} />
          <HowItIsMade />
        </div>
      </div>
    </>
  );
}

function EstimateCard({ readiness }: { readiness: Readiness }) {
  const { sentence, note, low, high, outOf, passMark, chance, examDate, need, state } = readiness;
  return (
    <SectionCard
      title={need ? "No estimate yet" : "Estimate"}
      aside={examDate && <span className="text-compact text-muted-foreground">Exam on {dayInWords(examDate)}</span>}
    >
      <CardContent className="space-y-4">
        <p className="wrap-anywhere font-medium text-lg">{sentence}</p>
        {low !== null && high !== null && (
          <div>
            <RangeBar {...{ low, high, outOf, passMark }} className="mt-3" />
            <p aria-hidden="true" className="mt-2 flex justify-between text-compact text-muted-foreground">
              <span>0</span>
              {passMark !== null && <span>Pass mark {passMark}</span>}
              <span>{outOf}</span>
            </p>
          </div>
        )}
        {chance && (
          <p>
            The chance of reaching the pass mark is <strong>{chance.words}</strong>.
            {chance.tested && ` ${chance.tested}`}
          </p>
        )}
        {need && (
          <p className="text-muted-foreground text-sm">
            Every first answer to a question counts, in quizzes, practice, reviews and mock exams.
          </p>
        )}
        {state !== "thin" && <p className="text-compact text-muted-foreground">{note}</p>}
      </CardContent>
    </SectionCard>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function Areas({ readiness: { areas, passMark } }: { readiness: Readiness }) {
  if (areas.length === 0) return null;
  return (
    <SectionCard title="Areas">
      <ul className="divide-y border-t">
        {areas.map(({ moduleId, title, weight, answers, studied, low, high }) => (
          <li
            key={moduleId}
            className="grid gap-x-5 gap-y-1.5 px-4 py-3 sm:grid-cols-[1fr_14rem] sm:items-center md:px-5"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium text-sm">{title}</p>
              <p className="text-compact text-muted-foreground">
                {Math.round(weight * 100)} of 100 marks, by our estimate · {percent(studied)} of its points met ·{" "}
                <span className="whitespace-nowrap">{answers === 1 ? "1 answer" : `${answers} answers`}</span>
              </p>
            </div>
            {low === null || high === null ? (
              <p className="text-compact text-muted-foreground">Fewer than 8 answers</p>
            ) : (
              <div>
                <p className="mb-1 text-compact">
                  {low} to {high}% of its marks
                </p>
                <RangeBar low={low} high={high} outOf={100} passMark={passMark} className="h-2" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function History({ readiness: { history, outOf } }: { readiness: Readiness }) {
  if (history.length < 2) return null;
  const rows = history.map(({ day, low, mark, high }) => ({
    label: dayInWords(day, "short"),
    figures: [high, Math.round(mark), low],
  }));
  return (
    <SectionCard title="How it went so far">
      <CardContent>
        <ChartFigure
          chart={{
            title: `Estimates by day, in marks of ${outOf}`,
            look: "lines",
            unit: "",
            columns: ["Day", "Upper end", "Estimate", "Lower end"],
            rows,
          }}
        />
      </CardContent>
    </SectionCard>
  );
}

function Recall({ readiness: { recall, examDate } }: { readiness: Readiness }) {
  const { now, onDay, ifStopped, cost } = recall;
  if (now === null) return null;
  const lines = [
    { name: "Today", share: now },
    { name: "On the exam day, if reviews go on as planned", share: onDay },
    { name: "On the exam day, if they stop now", share: ifStopped },
  ];
  return (
    <SectionCard title="What you remember">
      <CardContent>
        <dl className="text-sm">
          {lines.map(({ name, share }) =>
            share === null ? null : (
              <div key={name} className="flex justify-between gap-4 border-b py-2 last:border-0">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="font-medium">{percent(share)}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="mt-2 text-compact text-muted-foreground">{REMEMBERED_NOTE}</p>
        {cost !== null && cost > 0 && (
          <p className="mt-2 text-sm">
            Stopping now would cost about {cost} {cost === 1 ? "mark" : "marks"}.
          </p>
        )}
        {examDate === null && (
          <p className="mt-2 text-compact text-muted-foreground">
            With an exam date this also looks ahead to that day.
          </p>
        )}
      </CardContent>
    </SectionCard>
  );
}

function Next({ readiness }: { readiness: Readiness }) {
  return (
    <SectionCard title="What to do next">
      <ul className="divide-y border-t">
        {actionsFor(readiness).map(({ sentence, link }) => (
          <li key={sentence}>
            <Link
              href={link}
              className="flex items-center gap-3 px-4 py-3 text-sm transition-colors hover:bg-muted/60 md:px-5 pointer-coarse:min-h-11"
            >
              <span className="wrap-anywhere min-w-0 flex-1">{sentence}</span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function HowItIsMade() {
  return (
    <SectionCard title="How it is made">
      <CardContent className="space-y-3 text-muted-foreground text-sm">
        <p>
          Your first answers of the last 120 days say how well you do in each area; newer ones count more. Points that
          you never met and points that you may have forgotten lower the estimate. What nobody can know makes the range
          wide: of ten such ranges about eight should hold the real mark.
        </p>
        <Link href="/readiness" className={buttonVariants({ variant: "outline", size: "sm" })}>
          How good are our estimates?
        </Link>
      </CardContent>
    </SectionCard>
  );
}
