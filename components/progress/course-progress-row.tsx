import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { type CivilDay, dayIn, dayInWords } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { Countdown } from "./countdown";

type CourseProgressRowProps = {
  course: EnrolledCourse;
  timeZone: string;
  today: CivilDay;
  /** Where the pace of late leads. */
  pace: string | null | undefined;
};

export function CourseProgressRow({ course, timeZone, today, pace }: CourseProgressRowProps) {
  const enrolled = dayIn(timeZone, new Date(course.enrolledAt));
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 p-4 md:px-5 lg:grid-cols-[1fr_16rem_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold">
          <Link
            prefetch={false}
            href={`/courses/${course.id}`}
            className="rounded-sm underline-offset-4 hover:underline"
          >
            {course.title}
          </Link>
        </h3>
        <div className="flex flex-wrap gap-x-4 text-compact text-muted-foreground">
          <p>
            Enrolled <time dateTime={enrolled}>{dayInWords(enrolled)}</time>
          </p>
          <Countdown examDate={course.examDate} today={today} />
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
        prefetch={false}
        href={`/courses/${course.id}`}
        className={buttonVariants({ variant: "secondary", size: "sm" })}
      >
        Continue<span className="sr-only"> {course.title}</span>
      </Link>
    </li>
  );
}
