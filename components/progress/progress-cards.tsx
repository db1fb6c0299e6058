import { BookOpen, CircleCheckBig, Flame } from "lucide-react";
import { Ring } from "@/components/ui/ring";
import type { ResponseOf } from "@/lib/platform/contract";
import type { getProgress } from "@/lib/progress/contract";
import { percentOf } from "@/lib/progress/rules";
import { StatCard } from "./stat-card";

export function ProgressCards({ progress }: { progress: ResponseOf<typeof getProgress> }) {
  const { learningStreak, completedTopics, totalTopics, enrolledCourses } = progress;
  const percent = percentOf(completedTopics, totalTopics);
  return (
    <section aria-label="Your figures" className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        title="Overall Progress"
        figure={`${percent}%`}
        meaning="of all topics in your courses"
        mark={<Ring value={percent} size={32} stroke={4} />}
      />
      <StatCard
        title="Enrolled Courses"
        figure={enrolledCourses}
        meaning={enrolledCourses === 1 ? "course to study" : "courses to study"}
        mark={<BookOpen className="size-6 text-primary" />}
      />
      <StatCard
        title="Completed Topics"
        figure={completedTopics}
        meaning={`of ${totalTopics} topics`}
        mark={<CircleCheckBig className="size-6 text-primary" />}
      />
      <StatCard
        title="Learning Streak"
        figure={learningStreak}
        meaning={learningStreak === 1 ? "day in a row" : "days in a row"}
        mark={<Flame className={learningStreak > 0 ? "size-6 text-streak" : "size-6 text-muted-foreground"} />}
      />
    </section>
  );
}
