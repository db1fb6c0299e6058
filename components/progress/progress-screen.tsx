"use client";
import { CourseName } from "@/components/courses/course-name";
import { EmptyState } from "@/components/shell/empty-state";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { Ring } from "@/components/ui/ring";
import { useUser } from "@/lib/accounts/hooks";
import { usePlanSummary } from "@/lib/plan/hooks";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { type CivilDay, dayIn, dayInWords } from "@/lib/platform/time/civil";
import type { getProgress, MyCourse } from "@/lib/progress/contract";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { percentOf } from "@/lib/progress/rules";
import { Achievements } from "./achievements";
import { Countdown } from "./countdown";
import { Heatmap } from "./heatmap/heatmap";
import { QueryFallback } from "./query-fallback";
import { StatCard } from "./stat-card";
import { ThisWeek } from "./this-week";
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
        <ThisWeek today={today} />
        <Heatmap today={today} />
        <CourseProgressList courses={myCourses.data} timeZone={user.data.timeZone} />
        <Achievements progress={progress.data} />
      </div>
    </>
  );
}

function ProgressCards({ progress }: { progress: ResponseOf<typeof getProgress> }) {
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
        mark={<Icon name="book-open" className="size-6 text-primary" />}
      />
      <StatCard
        title="Completed Topics"
        figure={completedTopics}
        meaning={`of ${totalTopics} topics`}
        mark={<Icon name="circle-check-big" className="size-6 text-primary" />}
      />
      <StatCard
        title="Learning Streak"
        figure={learningStreak}
        meaning={learningStreak === 1 ? "day in a row" : "days in a row"}
        mark={
          <Icon name="flame" className={learningStreak > 0 ? "size-6 text-streak" : "size-6 text-muted-foreground"} />
        }
      />
    </section>
  );
}

type CourseProgressListProps = { courses: MyCourse[]; timeZone: string };

/** The course with the most progress comes first. */
function CourseProgressList({ courses, timeZone }: CourseProgressListProps) {
  const today = useToday(timeZone);
  const { data: summary } = usePlanSummary();
  const paceOf = (id: number) => summary?.courses.find(({ courseId }) => courseId === id)?.pace;
  const sorted = [...courses].sort((a, b) => b.progress - a.progress || b.completedTopics - a.completedTopics);
  return (
    <section aria-labelledby="enrolled-courses">
      <h2 id="enrolled-courses" className="heading mb-3 text-xl">
        Enrolled Courses
      </h2>
      {sorted.length === 0 ? (
        <NoCourses />
      ) : (
        <Card>
          <ul className="divide-y">
            {sorted.map((course) => (
              <CourseProgressRow
                key={course.id}
                course={course}
                timeZone={timeZone}
                today={today}
                pace={paceOf(course.id)}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function NoCourses() {
  return (
    <EmptyState
      as="h3"
      icon="book-open"
      title="No enrolled courses"
      description="Enrol in a course, and how far you have come shows here."
      action={
        <Link href="/courses" className={buttonVariants()}>
          Browse Courses
        </Link>
      }
    />
  );
}

type CourseProgressRowProps = {
  course: MyCourse;
  timeZone: string;
  today: CivilDay;
  /** The forecast at the pace of the last weeks. */
  pace: string | null | undefined;
};

function CourseProgressRow({ course, timeZone, today, pace }: CourseProgressRowProps) {
  const enrolled = dayIn(timeZone, new Date(course.enrolledAt));
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 p-4 transition-colors hover:bg-muted/60 md:px-5 lg:grid-cols-[1fr_16rem_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold">
          <Link
            href={`/courses/${course.id}`}
            className="rounded-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <CourseName title={course.title} />
          </Link>
        </h3>
        <div className="flex flex-wrap gap-x-4 text-compact text-muted-foreground">
          <p>
            Enrolled <time dateTime={enrolled}>{dayInWords(enrolled)}</time>
          </p>
          <Countdown course={course} today={today} />
        </div>
        {pace && <p className="text-compact text-muted-foreground">{pace}</p>}
      </div>
      <div className="max-lg:order-last max-lg:col-span-2">
        <p className="mb-1.5 flex justify-between text-compact">
          <span className="font-semibold">{course.progress}% complete</span>
          <span className="text-muted-foreground">
            {course.completedTopics} of {course.totalTopics} topics
          </span>
        </p>
        <Progress value={course.progress} aria-label={`Progress in ${course.title}`} />
      </div>
      <Link
        href={course.nextTopic?.link ?? `/courses/${course.id}`}
        className={buttonVariants({ variant: "secondary", size: "sm", className: "relative" })}
      >
        {course.passed ? "Open" : "Continue"}
        <span className="sr-only"> {course.title}</span>
      </Link>
    </li>
  );
}
