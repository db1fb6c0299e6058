import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Ring } from "@/components/ui/ring";
import type { CivilDay } from "@/lib/platform/civil";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { Countdown } from "../countdown";
import { NextTopic } from "../next-topic";

export function ContinueRow({ course, today }: { course: EnrolledCourse; today: CivilDay }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 px-4 py-4 sm:grid-cols-[auto_1fr_auto] md:px-5">
      <Ring value={course.progress} label="Progress" size={48} stroke={5}>
        <span aria-hidden="true" className="font-semibold text-xs">
          {course.progress}%
        </span>
      </Ring>
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
        <NextTopic course={course} />
        <Countdown examDate={course.examDate} today={today} />
      </div>
      <Link
        prefetch={false}
        href={`/courses/${course.id}`}
        className={buttonVariants({ variant: "secondary", size: "sm", className: "max-sm:col-span-2" })}
      >
        Continue<span className="sr-only"> {course.title}</span>
      </Link>
    </li>
  );
}
