import dynamic from "next/dynamic";
import { useState } from "react";
import { CourseImage } from "@/components/courses/course-image";
import { CourseName } from "@/components/courses/course-name";
import { TodayCard } from "@/components/plan/today-card";
import { ReadinessCard } from "@/components/readiness/readiness-card";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { CardContent } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Ring } from "@/components/ui/ring";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { OfferedCourse } from "@/lib/courses/contract";
import { modulesShown, nameParts, roughDurationOf } from "@/lib/courses/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import type { getProgress, MyCourse } from "@/lib/progress/contract";
import { countdownOf, daysLeft, inDays, isExamOver, nextExam, percentOf, SOON_DAYS } from "@/lib/progress/rules";
import { isMilestone } from "@/lib/progress/rules/streak";
import { useExamResult } from "@/lib/readiness/hooks";
import { StatCard } from "../stat-card";
import { useToday } from "../use-today";
import { ContinueLearning, MOST_SHOWN } from "./continue-learning";
import { FirstSteps } from "./first-steps";
import { FirstTopicDone } from "./first-topic-done";
import { MilestoneCard } from "./milestone-card";
import { SectionCard } from "./section-card";

// Few dashboards show it. The server renders it in its place.
const ExamResultCard = dynamic(
  loadWithRetry(() => import("@/components/readiness/exam-result-card").then((card) => card.ExamResultCard)),
);

type DashboardProps = {
  user: CurrentUser;
  myCourses: MyCourse[];
  progress: ResponseOf<typeof getProgress>;
  offered: OfferedCourse[];
};

export function Dashboard({ user, myCourses, progress, offered }: DashboardProps) {
  const today = useToday(user.timeZone);
  const { completedTopics, learningStreak, achievements } = progress;
  const isNew = completedTopics === 0 && learningStreak === 0 && achievements.length === 0;
  const figures = <StatCards courses={myCourses} progress={progress} today={today} />;
  return (
    <>
      <PageHeading
        title={`Welcome back, ${user.name}`}
        description={<time dateTime={today}>{dayInWords(today, "weekday")}</time>}
      />
      <div className="grid gap-4 md:gap-6 lg:grid-cols-3">
        {myCourses.map((course) => isExamOver(course.examDate, today) && <AfterExam key={course.id} course={course} />)}
        {isNew ? (
          <FirstSteps courses={myCourses} />
        ) : (
          <>
            {isMilestone(learningStreak) && <MilestoneCard />}
            <FirstTopicDone progress={progress} today={today} />
            <TodayCard courses={myCourses} today={today} />
            {figures}
          </>
        )}
        <ReadinessCard today={today} className="lg:col-span-3" />
        {!(isNew && myCourses.length === 0) && <ContinueLearning courses={myCourses} today={today} />}
        <Recommended
          courses={offered.filter(({ id }) => myCourses.every((course) => course.id !== id))}
          isSubscribed={user.subscription.active}
        />
        {isNew && figures}
      </div>
    </>
  );
}

/** Asks how an exam went. An answered card stays until the student leaves the screen. */
function AfterExam({ course: { id, title } }: { course: MyCourse }) {
  const { data: result } = useExamResult(id);
  const [isAsking, setAsking] = useState(false);
  if (result?.ask && !isAsking) setAsking(true);
  if (!isAsking) return null;
  const name = nameParts(title);
  return <ExamResultCard courseId={id} title={name.code ?? name.name} className="lg:col-span-3" />;
}

type RecommendedProps = { courses: OfferedCourse[]; isSubscribed: boolean };

function Recommended({ courses, isSubscribed }: RecommendedProps) {
  return (
    <SectionCard title="Recommended for You" className="lg:col-span-3">
      {courses.length === 0 ? (
        <CardContent>
          <p className="text-muted-foreground text-sm">You've enrolled in all available courses!</p>
        </CardContent>
      ) : (
        <ul className="grid divide-y border-t lg:grid-cols-3 lg:divide-x lg:divide-y-0">
          {courses.slice(0, MOST_SHOWN).map((course) => (
            <RecommendedCourse key={course.id} course={course} isSubscribed={isSubscribed} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** The whole tile is clickable through its only link. */
function RecommendedCourse({ course, isSubscribed }: { course: OfferedCourse; isSubscribed: boolean }) {
  const modules = modulesShown(course);
  return (
    <li className="offered-row row-hover">
      <CourseImage src={course.imageUrl} className="w-24 shrink-0 self-start rounded-sm border" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <h3 className="wrap-anywhere font-semibold leading-snug">
          <Link href={`/courses/${course.id}`} className="cover-link">
            <CourseName title={course.title} />
          </Link>
        </h3>
        <p className="text-compact text-muted-foreground">
          {modules} {modules === 1 ? "module" : "modules"} · {roughDurationOf(course.totalDuration)}
        </p>
        <Badge variant="soft" className="mt-auto">
          {isSubscribed ? "Included" : "First module free"}
        </Badge>
      </div>
    </li>
  );
}

type StatCardsProps = { courses: MyCourse[]; progress: ResponseOf<typeof getProgress>; today: CivilDay };

function StatCards({ courses, progress, today }: StatCardsProps) {
  const { learningStreak, completedTopics, totalTopics } = progress;
  const percent = percentOf(completedTopics, totalTopics);
  const begun = completedTopics > 0;
  return (
    <section aria-label="Your figures" className="grid grid-cols-2 gap-3 md:gap-4 lg:col-span-3 xl:grid-cols-4">
      <StatCard
        href="/progress"
        title="Streak"
        figure={learningStreak}
        unit={learningStreak === 1 ? "day" : "days"}
        meaning={learningStreak > 0 ? "Keep it going!" : "Complete a topic today to start"}
        mark={
          <Icon name="flame" className={learningStreak > 0 ? "size-6 text-streak" : "size-6 text-muted-foreground"} />
        }
      />
      <StatCard
        href="/progress"
        title="Overall Progress"
        figure={`${percent}%`}
        meaning={begun ? "Keep going!" : "Start your learning"}
        mark={<Ring value={percent} size={32} stroke={4} />}
      />
      <StatCard
        href="/progress"
        title="Topics Completed"
        figure={completedTopics}
        unit={totalTopics > 0 ? `of ${totalTopics}` : undefined}
        meaning={begun ? `${percent}% complete` : "Mark topics as complete"}
        mark={
          <Icon name="circle-check-big" className={begun ? "size-6 text-primary" : "size-6 text-muted-foreground"} />
        }
      />
      <NextExamCard courses={courses} today={today} />
    </section>
  );
}

/** A near exam is shown in amber, and also in words. */
function NextExamCard({ courses, today }: { courses: MyCourse[]; today: CivilDay }) {
  const exam = nextExam(courses, today);
  if (!exam) {
    const mark = <Icon name="calendar-clock" className="size-6 text-muted-foreground" />;
    const open = courses.find(({ passed }) => !passed);
    return (
      <StatCard
        href={open ? `/courses/${open.id}#exam-date` : "/courses"}
        title="Next Exam"
        figure="No date"
        meaning="No exam scheduled"
        mark={mark}
      />
    );
  }
  const days = daysLeft(exam.examDate, today);
  const soon = days < SOON_DAYS;
  return (
    <StatCard
      href={`/courses/${exam.id}`}
      title="Next Exam"
      figure={<time dateTime={exam.examDate}>{dayInWords(exam.examDate, "short")}</time>}
      unit={inDays(exam.examDate, today)}
      meaning={
        <>
          <p className="line-clamp-2">
            <CourseName title={exam.title} />
          </p>
          {soon && (
            <p className="mt-1 font-medium text-exam">
              {days > 0 ? "Less than two weeks away" : countdownOf(exam.examDate, today)}
            </p>
          )}
        </>
      }
      mark={<Icon name="calendar-clock" className={cn("size-6", soon ? "text-exam" : "text-primary")} />}
      className={cn(soon && "border-exam/40 bg-exam-soft")}
    />
  );
}
