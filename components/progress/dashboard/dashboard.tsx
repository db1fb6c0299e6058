import { useState } from "react";
import { CourseImage } from "@/components/courses/course-image";
import { PlanMinutes } from "@/components/plan/plan-minutes";
import { PlanSentence } from "@/components/plan/plan-sentence";
import { TodayCard } from "@/components/plan/today-card";
import { ExamResultCard } from "@/components/readiness/exam-result-card";
import { ReadinessCard } from "@/components/readiness/readiness-card";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent, CardFooter } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Ring } from "@/components/ui/ring";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { CourseItem } from "@/lib/courses/contract";
import { modulesShown } from "@/lib/courses/rules";
import { usePlanSummary, useStudyHours } from "@/lib/plan/hooks";
import { plannedDay } from "@/lib/plan/rules/plan-words";
import { type CivilDay, dayInWords } from "@/lib/platform/civil";
import type { ResponseOf } from "@/lib/platform/contract";
import type { EnrolledCourse, getProgress } from "@/lib/progress/contract";
import {
  countdownOf,
  daysLeft,
  inDays,
  isUpcoming,
  nextExam,
  nextSteps,
  percentOf,
  SOON_DAYS,
} from "@/lib/progress/rules";
import { useReadinessLines } from "@/lib/readiness/hooks";
import { StatCard } from "../stat-card";
import { useToday } from "../use-today";
import { ContinueLearning, MOST_SHOWN } from "./continue-learning";
import { FirstSteps } from "./first-steps";
import { PlanInvitation } from "./plan-invitation";
import { SectionCard } from "./section-card";

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
        <AfterExams />
        <TodayCard today={today} />
        <FirstSteps courses={myCourses} completedTopics={progress.completedTopics} />
        <StatCards courses={myCourses} progress={progress} today={today} />
        <ReadinessCard today={today} className="lg:col-span-3" />
        <ContinueLearning courses={myCourses} today={today} />
        <StudyPlan courses={myCourses} today={today} />
        <Recommended courses={all.filter(({ id }) => myCourses.every((course) => course.id !== id))} />
      </div>
    </>
  );
}

/** Asks about exams that are over. What was told stays until the screen is left. */
function AfterExams() {
  const { data = [] } = useReadinessLines();
  const [asked, setAsked] = useState<readonly number[]>([]);
  const open = data.filter(({ askResult }) => askResult).map(({ courseId }) => courseId);
  if (open.some((id) => !asked.includes(id))) setAsked([...new Set([...asked, ...open])]);
  return data
    .filter(({ courseId }) => asked.includes(courseId))
    .map(({ courseId, title }) => (
      <ExamResultCard key={courseId} courseId={courseId} title={title} className="lg:col-span-3" />
    ));
}

function Recommended({ courses }: { courses: CourseItem[] }) {
  return (
    <SectionCard title="Recommended for You" className="lg:col-span-2">
      {courses.length === 0 ? (
        <CardContent>
          <p className="text-muted-foreground text-sm">You've enrolled in all available courses!</p>
        </CardContent>
      ) : (
        <ul className="grid divide-y border-t sm:grid-cols-3 sm:divide-x sm:divide-y-0">
          {courses.slice(0, MOST_SHOWN).map((course) => (
            <RecommendedCourse key={course.id} course={course} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** The whole tile is clickable through its only link. */
function RecommendedCourse({ course }: { course: CourseItem }) {
  const modules = modulesShown(course);
  return (
    <li className="relative flex gap-4 p-4 transition-colors hover:bg-muted/60 sm:flex-col sm:gap-3 md:p-5">
      <CourseImage src={course.imageUrl} className="w-24 shrink-0 self-start rounded-sm border sm:w-full" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <h3 className="wrap-anywhere font-semibold leading-snug">
          <Link
            href={`/courses/${course.id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {course.title}
          </Link>
        </h3>
        <p className="text-compact text-muted-foreground">
          {modules} {modules === 1 ? "module" : "modules"}
        </p>
        <Badge variant="soft" className="mt-auto">
          First module free
        </Badge>
      </div>
    </li>
  );
}

type StatCardsProps = { courses: EnrolledCourse[]; progress: ResponseOf<typeof getProgress>; today: CivilDay };

function StatCards({ courses, progress, today }: StatCardsProps) {
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
        mark={
          <Icon name="flame" className={learningStreak > 0 ? "size-6 text-streak" : "size-6 text-muted-foreground"} />
        }
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
        mark={
          <Icon name="circle-check-big" className={begun ? "size-6 text-primary" : "size-6 text-muted-foreground"} />
        }
      />
      <NextExamCard courses={courses} today={today} />
    </section>
  );
}

/** A near exam is shown in amber, and also in words. */
function NextExamCard({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  const exam = nextExam(courses, today);
  if (!exam) {
    const mark = <Icon name="calendar-clock" className="size-6 text-muted-foreground" />;
    return <StatCard title="Next Exam" figure="No date" meaning="No exam scheduled" mark={mark} />;
  }
  const days = daysLeft(exam.examDate, today);
  const soon = days < SOON_DAYS;
  return (
    <StatCard
      title="Next Exam"
      figure={<time dateTime={exam.examDate}>{dayInWords(exam.examDate, "short")}</time>}
      unit={inDays(exam.examDate, today)}
      meaning={
        <>
          <p className="line-clamp-2">{exam.title}</p>
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

/** Without an exam date there is no plan; the block then explains what is missing. */
function StudyPlan({ courses, today }: { courses: EnrolledCourse[]; today: CivilDay }) {
  const { data: summary } = usePlanSummary();
  const steps = nextSteps(courses, today).slice(0, MOST_SHOWN);
  const allDone = steps.length === 0 && courses.some(({ completedTopics }) => completedTopics > 0);
  return (
    <SectionCard title="Study Plan" className="lg:row-span-2">
      {nextExam(courses, today) || allDone ? (
        <>
          <PlanSteps steps={steps} today={today} />
          {summary && (summary.sentence !== null || steps.length === 0) && (
            <div className="grid gap-3 border-t px-4 py-3 md:px-5">
              <PlanSentence summary={summary} from="/dashboard" className="text-muted-foreground text-sm" />
              {summary.courses.some(({ finishOn }) => finishOn !== null) && <PlanTime />}
            </div>
          )}
        </>
      ) : (
        <CardContent>
          <PlanInvitation course={steps[0] ?? courses[0]} />
        </CardContent>
      )}
      <CardFooter>
        <Link href="/calendar?plan=1" className={buttonVariants({ variant: "outline", className: "w-full" })}>
          View Full Plan
        </Link>
      </CardFooter>
    </SectionCard>
  );
}

/** The minutes of every day, or the study hours where they are given. */
function PlanTime() {
  const { data: hours } = useStudyHours();
  if (!hours) return null;
  return (
    <>
      {hours.minutes === null && <PlanMinutes />}
      <Link
        href="/calendar?plan=1&hours=1"
        className="w-fit rounded-sm font-medium text-primary text-sm underline underline-offset-4 hover:no-underline"
      >
        {hours.minutes === null ? "Tell us your study hours" : "Change your study hours"}
      </Link>
    </>
  );
}

type PlanStepsProps = { steps: ReturnType<typeof nextSteps<EnrolledCourse>>; today: CivilDay };

/** Renders nothing without a next step; the summary of the plan then gives the reason. */
function PlanSteps({ steps, today }: PlanStepsProps) {
  const { data: summary } = usePlanSummary();
  const dateOf = (id: number) => summary?.courses.find(({ courseId }) => courseId === id)?.next?.date;
  if (steps.length === 0) return null;
  return (
    <ol className="divide-y border-t">
      {steps.map(({ id, title, nextTopic, examDate }) => (
        <li key={id}>
          <Link
            href={`/courses/${id}#topic-${nextTopic.id}`}
            className="flex items-center gap-3 px-4 py-3 transition-colors hover:bg-muted/60 md:px-5"
          >
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-medium text-sm">{nextTopic.title}</span>
              <span className="block text-compact text-muted-foreground">
                {title}
                {isUpcoming(examDate, today) && `, exam ${inDays(examDate, today)}`}
              </span>
              <span className="block text-compact text-muted-foreground">{whenOf(dateOf(id), today)}</span>
            </span>
            <Icon name="chevron-right" className="size-4 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </ol>
  );
}

const whenOf = (date: CivilDay | null | undefined, today: CivilDay): string =>
  date ? `Planned for ${plannedDay(date, today)}` : "Not planned: no exam date";
