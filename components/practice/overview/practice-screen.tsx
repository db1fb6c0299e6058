"use client";
import { Dumbbell } from "lucide-react";
import Link from "next/link";
import { QueryFallback } from "@/components/progress/query-fallback";
import { EmptyState } from "@/components/shell/empty-state";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { useUser } from "@/lib/accounts/hooks";
import { useAttempts, usePractice } from "@/lib/practice/hooks/overview";
import { CoursePractice } from "./course-practice";
import { History } from "./history";
import { OpenAttempts } from "./open-attempts";
import { WeakAreas } from "./weak-areas";

export function PracticeScreen({ page, total }: { page: number; total: number }) {
  const [user, practice, history] = [useUser(), usePractice(), useAttempts({ state: "finished", page })];
  if (!user.data || !practice.data || !history.data) return <QueryFallback queries={[user, practice, history]} />;
  const { open, courses, weak, mistakes } = practice.data;
  const begun = open.length > 0 || history.data.length > 0;
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
            {open.length > 0 && <OpenAttempts attempts={open} timeZone={user.data.timeZone} />}
            <CoursePractice courses={courses} mistakes={mistakes} begun={begun} />
            <History attempts={history.data} page={page} total={total} timeZone={user.data.timeZone} />
          </div>
          <WeakAreas areas={weak} />
        </div>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState
    icon={Dumbbell}
    title="Nothing to practise yet"
    description="Enrol in a course: the first module is free, with its questions. Read a lesson and take its quiz."
    action={
      <Link prefetch={false} href="/courses" className={buttonVariants()}>
        Browse courses
      </Link>
    }
  />
);
