"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { PremiumLink } from "@/components/subscriptions/premium-link";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { useUser } from "@/lib/accounts/hooks";
import { durationOf } from "@/lib/courses/rules";
import { sentenceOf } from "@/lib/platform/query/call";
import type { Mocks } from "@/lib/practice/contract/mocks";
import { useFinish, useHold } from "@/lib/practice/hooks/attempt";
import { useMocks } from "@/lib/practice/hooks/exam";
import { EXTRA_PERCENTS, marksText, SECTION_NAMES } from "@/lib/practice/rules/exam";
import { StartButton } from "../start-button";

type Extra = (typeof EXTRA_PERCENTS)[number];

/** Before an exam: its sections and minutes, what is allowed, extra time, and the exams taken. */
export function MocksScreen({ id }: { id: number }) {
  const { data: mocks, error, refetch } = useMocks(id);
  const [atFirst] = useState(mocks?.open?.id);
  if (!mocks) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  const { paper, title, open } = mocks;
  return (
    <>
      <BreadcrumbTrail
        steps={[
          { href: "/courses", label: "Courses" },
          { href: `/courses/${id}`, label: title },
        ]}
        here="Mock exams"
      />
      <PageHeading
        title={`Mock exams, ${title}`}
        description="A whole paper under the exam's own rules: its sections, its minutes, and no feedback before the end."
      />
      <div className="grid items-start gap-4 *:min-w-0 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-4 md:space-y-6">
          {open && <OpenExam key={open.id} open={open} isNews={open.id !== atFirst} />}
          {paper ? <BeforeExam mocks={mocks} paper={paper} /> : <NoPaper />}
        </div>
        <Taken taken={mocks.taken} />
      </div>
    </>
  );
}

const NoPaper = () => (
  <SectionCard title="No mock exams here">
    <CardContent>
      <p>This course follows no official paper, so there is none to rehearse.</p>
    </CardContent>
  </SectionCard>
);

type OpenExamProps = { open: NonNullable<Mocks["open"]>; isNews: boolean };

/** Only one mock exam of a course can be open. It is news where a press on 'Start mock exam' found it. */
function OpenExam({ open, isNews }: OpenExamProps) {
  const actions = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isNews) actions.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [isNews]);
  const router = useRouter();
  const finish = useFinish(open.id, () => router.push(`/practice/${open.id}/result`));
  const hold = useHold(open.id);
  const isPending = hold.isPending || finish.isPending || finish.isSuccess;
  return (
    <Banner
      variant="exam"
      title={open.isOver ? "The time of your mock exam is over." : "You have a mock exam open in this course."}
      action={
        <div ref={actions} className="flex flex-wrap gap-2">
          {!open.isOver && (
            <Link href={`/practice/${open.id}`} className={buttonVariants({ size: "sm" })}>
              Continue it
            </Link>
          )}
          <Button
            size="sm"
            variant={open.isOver ? "default" : "outline"}
            aria-disabled={isPending}
            onClick={() => isPending || hold.hold(finish.finish)}
          >
            {isPending ? "Submitting..." : open.isOver ? "Show the result" : "Submit it as it is"}
          </Button>
        </div>
      }
    >
      {open.answered} of {open.itemCount} questions are answered.
    </Banner>
  );
}

function BeforeExam({ mocks, paper }: { mocks: Mocks; paper: NonNullable<Mocks["paper"]> }) {
  const [extra, setExtra] = useState<Extra>(0);
  const { courseId, offered, parts, mayStart, open } = mocks;
  const minutes = (usual: number) => Math.round(usual * (1 + extra / 100));
  const isAny = offered || paper.sections.some((section) => section.offered);
  return (
    <SectionCard
      title="The exam"
      aside={<p className="text-compact text-muted-foreground tabular-nums">{durationOf(minutes(paper.minutes))}</p>}
    >
      <ul className="divide-y border-t">
        {paper.sections.map((section) => {
          const name = SECTION_NAMES.find((sectionName) => sectionName === section.name);
          return (
            <li key={section.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
              <div className="min-w-0 flex-1 basis-48">
                <h3 className="font-medium">{section.title}</h3>
                <p className="text-compact text-muted-foreground">
                  {section.questions} {section.questions === 1 ? "question" : "questions"}, {section.marks} marks,{" "}
                  {durationOf(minutes(section.minutes))}
                </p>
              </div>
              {mayStart && section.offered && name && (
                <StartButton
                  variant="outline"
                  size="sm"
                  form={{ kind: "section", courseId, section: name, extraPercent: extra }}
                  label={`Practise it alone: ${section.title}`}
                >
                  Practise it alone
                </StartButton>
              )}
            </li>
          );
        })}
      </ul>
      <CardContent className="space-y-4 border-t pt-4">
        <p className="text-sm">
          {paper.marks} marks in all
          {paper.passMark !== null && `; the pass mark is ${paper.passMark}`}. {paper.period}{" "}
          <a href={paper.source} target="_blank" rel="noreferrer" className="text-primary underline underline-offset-2">
            Official guide
          </a>
        </p>
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>
            Allowed: the calculator{paper.hasFormulae && ", formulae and tables,"} and the scratch pad of the exam
            screen.
          </li>
          <li>
            {paper.closesParts
              ? "Go to any question of a part at any time. Parts close one behind the other, and a closed part stays closed."
              : "Go to any question at any time."}{" "}
            There is no feedback, and no mark is taken off for a wrong answer.
          </li>
          {paper.breakAfter !== null && (
            <li>After part {paper.breakAfter} you may take a break of up to 15 minutes, which stops the clock.</li>
          )}
          <li>The clock is ours: it goes on when you leave the page. You may pause, and the result will say so.</li>
          <li>Answers are kept as you give them, also without a connection.</li>
        </ul>
        {isAny && mayStart && (
          <Field label="Extra time" hint="If you have arranged extra time, use the same here." className="max-w-xs">
            {(wiring) => (
              <NativeSelect
                {...wiring}
                value={extra}
                onChange={({ target }) =>
                  setExtra(EXTRA_PERCENTS.find((percent) => String(percent) === target.value) ?? 0)
                }
              >
                {EXTRA_PERCENTS.map((percent) => (
                  <option key={percent} value={percent}>
                    {percent === 0
                      ? "None"
                      : `${percent}%: ${durationOf(Math.round(paper.minutes * (1 + percent / 100)))}`}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
        {!offered && (
          <p className="rounded-md bg-muted px-3 py-2 text-sm">
            Mock exams for this paper come when its question bank is large enough: {parts.there} of {parts.needed} parts
            are there.
          </p>
        )}
        {offered && mayStart && !open && (
          <StartButton size="lg" form={{ kind: "mock", courseId, extraPercent: extra }}>
            Start mock exam
          </StartButton>
        )}
        {!mayStart && isAny && (
          <div
            data-upgrade=""
            className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-muted px-3 py-2"
          >
            <p className="text-sm">Mock exams ask about the whole paper: they are part of Premium.</p>
            <PremiumLink
              from={`/courses/${courseId}/mock`}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              Upgrade to Premium
            </PremiumLink>
          </div>
        )}
        <p className="text-compact text-muted-foreground">
          Free for everybody:{" "}
          <span className="inline-block">
            <StartButton variant="link" size="bare" form={{ kind: "mini", courseId, extraPercent: extra }}>
              Try a mini exam
            </StartButton>
          </span>{" "}
          of ten questions from the first module.
        </p>
      </CardContent>
    </SectionCard>
  );
}

function Taken({ taken }: { taken: Mocks["taken"] }) {
  const user = useUser();
  return (
    <SectionCard title="Mock exams taken">
      {taken.length === 0 ? (
        <CardContent>
          <p className="text-muted-foreground text-sm">None yet. Each one has new questions or new figures.</p>
        </CardContent>
      ) : (
        <ul className="divide-y border-t">
          {taken.map(({ id, finishedAt, marks, outOf, paused }) => (
            <li
              key={id}
              className="relative flex items-baseline justify-between gap-4 px-4 py-3 hover:bg-muted/50 md:px-5"
            >
              <Link
                href={`/practice/${id}/result`}
                className="font-medium text-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {marksText(marks)} of {marksText(outOf)} marks
              </Link>
              <p className="text-right text-compact text-muted-foreground">
                {user.data && <RelativeTime at={finishedAt} timeZone={user.data.timeZone} />}
                {paused && ", paused"}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
