"use client";
import { Pager } from "@/components/forums/pager";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { QueryFallback } from "@/components/progress/query-fallback";
import { ReviewCard } from "@/components/review/review-card";
import { EmptyState } from "@/components/shell/empty-state";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { RelativeTime } from "@/components/ui/relative-time";
import { useUser } from "@/lib/accounts/hooks";
import type { Practice } from "@/lib/practice/contract/overview";
import type { AttemptEntry } from "@/lib/practice/contract/shapes";
import { useAttempts, usePractice } from "@/lib/practice/hooks/overview";
import { percentOfShare } from "@/lib/practice/rules/figures";
import { KIND_LABELS, LEAST_AREA_ANSWERS, openLabel } from "@/lib/practice/rules/words";
import { ShareBar, wordOf } from "../share-bar";
import { CoursePractice } from "./course-practice";
import { MockCourses } from "./mock-courses";

/** `courseId` is the course that a link asks for; one that is not hers is ignored. */
type PracticeScreenProps = { page: number; total: number; courseId: number | undefined };

export function PracticeScreen({ page, total, courseId }: PracticeScreenProps) {
  const [user, practice, history] = [useUser(), usePractice(), useAttempts({ state: "finished", page })];
  if (!user.data || !practice.data || !history.data) return <QueryFallback queries={[user, practice, history]} />;
  const { reviews, open, courses, weak, mistakes } = practice.data;
  const begun = open.length > 0 || history.data.length > 0;
  const initialCourseId = courses.find((course) => course.courseId === courseId)?.courseId;
  return (
    <>
      <PageHeading
        title="Practice"
        description="Questions with new figures each time, and a reason for every answer."
      />
      {courses.length === 0 && !begun ? (
        <NothingYet />
      ) : (
        <div className="grid items-start gap-4 *:min-w-0 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-4 md:space-y-6">
            <ReviewCard reviews={reviews} open={open} isSubscribed={user.data.subscription.active} />
            {open.length > 0 && <OpenAttempts attempts={open} timeZone={user.data.timeZone} />}
            <CoursePractice
              key={initialCourseId}
              courses={courses}
              initialCourseId={initialCourseId}
              mistakes={mistakes}
              begun={begun}
            />
            <History
              attempts={history.data}
              page={page}
              total={total}
              course={initialCourseId === undefined ? undefined : String(initialCourseId)}
              timeZone={user.data.timeZone}
            />
          </div>
          <div className="space-y-4 md:space-y-6">
            <MockCourses courses={courses} />
            <WeakAreas areas={weak} />
          </div>
        </div>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState
    icon="dumbbell"
    title="Nothing to practise yet"
    description="Enrol in a course: the first module is free, with its questions. Read a lesson and take its quiz."
    action={
      <Link href="/courses" className={buttonVariants()}>
        Browse courses
      </Link>
    }
  />
);

/** Open attempts can be resumed for seven days. */
function OpenAttempts({ attempts, timeZone }: { attempts: AttemptEntry[]; timeZone: string }) {
  return (
    <SectionCard title="Continue">
      <ul className="divide-y border-t">
        {attempts.map(({ id, title, answered, itemCount, startedAt, isOver }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{title}</p>
              <p className="text-compact text-muted-foreground">
                {answered} of {itemCount} answered, begun <RelativeTime at={startedAt} timeZone={timeZone} />
              </p>
            </div>
            <Link href={`/practice/${id}`} className={buttonVariants()}>
              {openLabel({ isOver })}
              <span className="sr-only"> {title}</span>
            </Link>
            <Progress
              value={(answered / Math.max(1, itemCount)) * 100}
              aria-label={`Answered in ${title}`}
              className="col-span-2"
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** The areas with the most marks to gain. */
function WeakAreas({ areas }: { areas: Practice["weak"] }) {
  return (
    <SectionCard title="Most marks to gain">
      {areas.length === 0 ? (
        <CardContent>
          <p className="text-muted-foreground text-sm">
            After a few quizzes the areas that are worth your time stand here.
          </p>
        </CardContent>
      ) : (
        <ul className="divide-y border-t">
          {areas.map((area) => (
            <WeakArea key={area.moduleId} area={area} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** A few answers make no share that means anything, so there is no figure and no word yet. */
function WeakArea({ area: { title, courseTitle, share, answers } }: { area: Practice["weak"][number] }) {
  const isThin = answers < LEAST_AREA_ANSWERS;
  return (
    <li className="px-4 py-3 md:px-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-medium text-sm">{title}</p>
        {!isThin && (
          <p className="shrink-0 text-sm tabular-nums">
            <span className="font-semibold">{percentOfShare(share)}%</span> {wordOf(share)}
          </p>
        )}
      </div>
      {!isThin && <ShareBar share={share} className="my-1.5" />}
      <p className="text-compact text-muted-foreground">
        {courseTitle}, {answers === 1 ? "1 answer" : `${answers} answers`}
        {isThin && ": too early to say"}
      </p>
    </li>
  );
}

type HistoryProps = {
  attempts: AttemptEntry[];
  page: number;
  total: number;
  /** In the address; kept by the pager. */
  course: string | undefined;
  timeZone: string;
};

/** Finished attempts, newest first. */
function History({ attempts, page, total, course, timeZone }: HistoryProps) {
  if (attempts.length === 0 && page === 1) return null;
  return (
    <SectionCard title="History">
      <ul className="divide-y border-t">
        {attempts.map(({ id, kind, title, startedAt, finishedAt, marks, outOf }) => (
          <li key={id} className="relative grid grid-cols-[1fr_auto] gap-x-4 px-4 py-3 hover:bg-muted/50 md:px-5">
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium text-sm">
                <Link href={`/practice/${id}/result`} className="cover-link">
                  {title}
                </Link>
              </p>
              <p className="text-compact text-muted-foreground first-letter:uppercase">
                {!title.startsWith(KIND_LABELS[kind]) && `${KIND_LABELS[kind]}, `}
                <RelativeTime at={finishedAt ?? startedAt} timeZone={timeZone} />
              </p>
            </div>
            <p className="text-right text-sm tabular-nums">
              <span className="font-semibold">{percentOfShare(outOf === 0 ? 0 : marks / outOf)}%</span>
              <span className="block text-compact text-muted-foreground">
                {marks} of {outOf} marks
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="border-t px-4 py-3 empty:hidden md:px-5">
        <Pager
          label="Pages of the history"
          path="/practice"
          page={page}
          shown={attempts.length}
          total={total}
          more={{ course }}
        />
      </div>
    </SectionCard>
  );
}
