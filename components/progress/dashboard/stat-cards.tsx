import { CircleCheckBig, Flame } from "lucide-react";
import { Ring } from "@/components/ui/ring";
import type { CivilDay } from "@/lib/platform/civil";
import type { ResponseOf } from "@/lib/platform/contract";
import type { EnrolledCourse, getProgress } from "@/lib/progress/contract";
import { percentOf } from "@/lib/progress/rules";
import { StatCard } from "../stat-card";
import { NextExamCard } from "./next-exam-card";

type StatCardsProps = { courses: EnrolledCourse[]; progress: ResponseOf<typeof getProgress>; today: CivilDay };

export function StatCards({ courses, progress, today }: StatCardsProps) {
  const { learningStreak, completedTopics, totalTopics } = progress;
  const percent = percentOf(completedTopics, totalTopics);
  const begun = completedTopics > 0;
  return (
    <section aria-label="Your figures" className="grid grid-cols-2 gap-3 md:gap-4 lg:col-span-3 xl:grid-cols-4">
      <StatCard
        title="Streak"
        figure={learningStreak}
        unit={learningStreak === 1 ? "day" : "days"}
        meaning={learningStreak > 0 ? "Keep it going!" : "Complete a topic today to start"}
        mark={<Flame className={learningStreak > 0 ? "size-6 text-streak" : "size-6 text-muted-foreground"} />}
      />
      <StatCard
        title="Overall Progress"
        figure={`${percent}%`}
        meaning={begun ? "Keep going!" : "Start your learning"}
        mark={<Ring value={percent} size={32} stroke={4} />}
      />
      <StatCard
        title="Topics Completed"
        figure={completedTopics}
        unit={totalTopics > 0 ? `of ${totalTopics}` : undefined}
        meaning={begun ? `${percent}% complete` : "Mark topics as complete"}
        mark={<CircleCheckBig className={begun ? "size-6 text-primary" : "size-6 text-muted-foreground"} />}
      />
      <NextExamCard courses={courses} today={today} />
    </section>
  );
}
