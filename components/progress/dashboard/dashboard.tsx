import { PageHeading } from "@/components/shell/page-heading";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { CourseItem } from "@/lib/courses/contract";
import { dayInWords } from "@/lib/platform/civil";
import type { ResponseOf } from "@/lib/platform/contract";
import type { EnrolledCourse, getProgress } from "@/lib/progress/contract";
import { TodayCard } from "../plan/today-card";
import { useToday } from "../use-today";
import { ContinueLearning } from "./continue-learning";
import { FirstSteps } from "./first-steps";
import { Recommended } from "./recommended";
import { StatCards } from "./stat-cards";
import { StudyPlan } from "./study-plan";

type DashboardProps = {
  user: CurrentUser;
  mine: EnrolledCourse[];
  progress: ResponseOf<typeof getProgress>;
  all: CourseItem[];
};

export function Dashboard({ user, mine, progress, all }: DashboardProps) {
  const today = useToday(user.timeZone);
  return (
    <>
      <PageHeading
        title={`Welcome back, ${user.name}`}
        description={<time dateTime={today}>{dayInWords(today, "weekday")}</time>}
      />
      <div className="grid gap-4 md:gap-6 lg:grid-cols-3">
        <TodayCard today={today} />
        <FirstSteps courses={mine} completedTopics={progress.completedTopics} />
        <StatCards courses={mine} progress={progress} today={today} />
        <ContinueLearning courses={mine} today={today} />
        <StudyPlan courses={mine} today={today} />
        <Recommended courses={all.filter(({ id }) => mine.every((course) => course.id !== id))} />
      </div>
    </>
  );
}
