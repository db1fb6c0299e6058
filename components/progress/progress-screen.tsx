"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { useUser } from "@/lib/accounts/hooks";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { Achievements } from "./achievements";
import { CourseProgressList } from "./course-progress-list";
import { Heatmap } from "./heatmap/heatmap";
import { ProgressCards } from "./progress-cards";
import { QueryFallback } from "./query-fallback";
import { useToday } from "./use-today";

export function ProgressScreen() {
  const [user, myCourses, progress] = [useUser(), useMyCourses(), useProgress()];
  const today = useToday(user.data?.timeZone ?? "UTC");
  if (!user.data || !myCourses.data || !progress.data) return <QueryFallback queries={[user, myCourses, progress]} />;
  return (
    <>
      <PageHeading title="My Learning Progress" />
      <div className="grid gap-6 *:min-w-0 md:gap-10">
        <ProgressCards progress={progress.data} />
        <Heatmap today={today} />
        <CourseProgressList courses={myCourses.data} timeZone={user.data.timeZone} />
        <Achievements progress={progress.data} />
      </div>
    </>
  );
}
