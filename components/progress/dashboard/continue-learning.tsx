import { CourseName } from "@/components/courses/course-name";
import { subscribeUrl } from "@/components/subscriptions/return-path";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Ring } from "@/components/ui/ring";
import { usePlan, usePlanSummary } from "@/lib/plan/hooks";
import { courseToGoOn, isPlannedToday } from "@/lib/plan/rules/going-on";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { MyCourse } from "@/lib/progress/contract";
import { isFinished } from "@/lib/progress/rules";
import { Countdown } from "../countdown";
import { SectionCard } from "./section-card";
export const MOST_SHOWN = 3;

const isDone = (course: MyCourse) => course.passed || isFinished(course);

/** The courses with the nearest exams; finished and passed ones come after those that can be continued. */
export function ContinueLearning({ courses, today }: { courses: MyCourse[]; today: CivilDay }) {
  const todays = useTopicsOfToday(courses, today);
  const shown = [...courses].sort((a, b) => Number(isDone(a)) - Number(isDone(b))).slice(0, MOST_SHOWN);
  if (shown.length === 0) return <NothingYet />;
  return (
    <SectionCard title="Continue Learning" className="lg:col-span-3" aside={<AllCourses />}>
      <ul className="divide-y border-t">
        {shown.map((course) => (
          <ContinueRow
            key={course.id}
            course={course}
            today={today}
            isToday={course.nextTopic !== null && todays.includes(course.nextTopic.id)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

/** The topics that the day above already names. */
function useTopicsOfToday(courses: readonly MyCourse[], today: CivilDay): number[] {
  const { data: days } = usePlan({ from: today, to: today });
  const { data: summary } = usePlanSummary();
  const planned = days?.flatMap(({ items }) => items.flatMap(({ topicId }) => topicId ?? [])) ?? [];
  if (!summary || isPlannedToday(summary)) return planned;
  const first = courseToGoOn(courses)?.nextTopic;
  return first ? [first.id, ...planned] : planned;
}

function AllCourses() {
  return (
    <Link
      href="/courses?tab=enrolled"
      className="touch-line rounded-sm text-compact text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
    >
      All my courses
    </Link>
  );
}

function NothingYet() {
  return (
    <SectionCard title="Continue Learning" className="lg:col-span-3">
      <CardContent>
        <p className="mb-4 max-w-[60ch] text-muted-foreground text-sm">
          You haven't enrolled in any courses yet. The first module of every course is free.
        </p>
        <Link href="/courses" className={buttonVariants()}>
          Browse Courses
        </Link>
      </CardContent>
    </SectionCard>
  );
}

type ContinueRowProps = {
  course: MyCourse;
  today: CivilDay;
  /** The next topic is listed in today's card. */
  isToday: boolean;
};

function ContinueRow({ course, today, isToday }: ContinueRowProps) {
  return (
    <li className="continue-row row-hover">
      <Ring value={course.progress} label="Progress" size={48} stroke={5}>
        <span aria-hidden="true" className="font-semibold text-xs">
          {course.progress}%
        </span>
      </Ring>
      <div className="min-w-0">
        <h3 className="wrap-anywhere mb-1 font-semibold">
          <Link
            href={`/courses/${course.id}`}
            className="rounded-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <CourseName title={course.title} />
          </Link>
        </h3>
        {!isToday && <NextTopic course={course} />}
        <Countdown course={course} today={today} />
      </div>
      <Link
        href={course.nextTopic?.link ?? `/courses/${course.id}`}
        className={buttonVariants({ variant: "secondary", size: "sm", className: "relative max-sm:col-span-2" })}
      >
        {course.passed ? "Open" : "Continue"}
        <span className="sr-only"> {course.title}</span>
      </Link>
    </li>
  );
}

/** The next topic, or the reason why there is none. */
function NextTopic({ course }: { course: MyCourse }) {
  const { id, nextTopic } = course;
  if (nextTopic)
    return (
      <p className="wrap-anywhere text-muted-foreground text-sm">
        Next:{" "}
        <Link href={nextTopic.link} className="inner-link">
          {nextTopic.title}
        </Link>
      </p>
    );
  if (course.totalTopics === 0 || course.passed) return null;
  if (isFinished(course)) return <p className="text-muted-foreground text-sm">All topics completed</p>;
  return (
    <p className="text-muted-foreground text-sm">
      The next modules need{" "}
      <Link href={subscribeUrl(`/courses/${id}`)} className="inner-link">
        Premium
      </Link>
    </p>
  );
}
