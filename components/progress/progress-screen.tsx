"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { useUser } from "@/lib/accounts/hooks";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { Achievements } from "./achievements";
import { CourseProgressList } from "./course-progress-list";
import { Heatmap } from "./heatmap/heatmap";
import { ProgressCards } from "./progress-cards";
import { useToday } from "./use-today";
import { Waiting } from "./waiting";

export function ProgressScreen() {
  const [user, mine, progress] = [useUser(), useMyCourses(), useProgress()];
  const today = useToday(user.data?.timeZone ?? "UTC");
  if (!user.data || !mine.data || !progress.data) return <Waiting asked={[user, mine, progress]} />;
  return (
    <>
      <PageHeading title="My Learning Progress" />
      <div className="grid gap-6 *:min-w-0 md:gap-10">
        <ProgressCards progress={progress.data} />
        <Heatmap today={today} />
        <CourseProgressList courses={mine.data} timeZone={user.data.timeZone} />
        <Achievements progress={progress.data} />
      </div>
    </>
  );
}
