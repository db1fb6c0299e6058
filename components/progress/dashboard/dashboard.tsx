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
  myCourses: EnrolledCourse[];
  progress: ResponseOf<typeof getProgress>;
  all: CourseItem[];
};

export function Dashboard({ user, myCourses, progress, all }: DashboardProps) {
  const today = useToday(user.timeZone);
  return (
    <>
      <PageHeading
        title={`Welcome back, ${user.name}`}
        description={<time dateTime={today}>{dayInWords(today, "weekday")}</time>}
      />
      <div className="grid gap-4 md:gap-6 lg:grid-cols-3">
        <TodayCard today={today} />
        <FirstSteps courses={myCourses} completedTopics={progress.completedTopics} />
        <StatCards courses={myCourses} progress={progress} today={today} />
        <ContinueLearning courses={myCourses} today={today} />
        <StudyPlan courses={myCourses} today={today} />
        <Recommended courses={all.filter(({ id }) => myCourses.every((course) => course.id !== id))} />
      </div>
    </>
  );
}
