"use client";
import { StartButton } from "@/components/practice/start-button";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Label } from "@/components/ui/label";
import { Link } from "@/components/ui/link";
import { Switch } from "@/components/ui/switch";
import { durationOf } from "@/lib/courses/rules";
import { dayInWords } from "@/lib/platform/time/civil";
import type { AttemptEntry } from "@/lib/practice/contract/shapes";
import { percentOfShare } from "@/lib/practice/rules/figures";
import type { CourseReviews, Reviews } from "@/lib/review/contract";
import { useKeepFresh } from "@/lib/review/hooks";
import { REMEMBERED_NOTE } from "@/lib/review/rules/words";

type ReviewCardProps = { reviews: Reviews; open: readonly AttemptEntry[]; isSubscribed: boolean };

/** What to review today, how well each course is remembered, and what waits. */
export function ReviewCard({ reviews, open, isSubscribed }: ReviewCardProps) {
  const { begun, today, minutes, sentence, waiting, courses } = reviews;
  const current = open.find(({ kind }) => kind === "review");
  return (
    <SectionCard title="Review">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          {today > 0 && (
            <p className="mb-1 flex items-baseline gap-2 tabular-nums">
              <span className="heading text-3xl">{today}</span>
              <span className="text-muted-foreground">
                {today === 1 ? "point" : "points"}, {durationOf(minutes)}
              </span>
            </p>
          )}
          <p className="max-w-prose text-pretty text-sm">{sentence}</p>
        </div>
        {current ? (
          <Link href={`/practice/${current.id}`} className={buttonVariants({ size: "lg" })}>
            Continue the review
          </Link>
        ) : (
          today > 0 && (
            <StartButton form={{ kind: "review" }} size="lg">
              Start review
            </StartButton>
          )
        )}
      </CardContent>
      {begun && courses.length > 0 && (
        <>
          <ul aria-label="Remembered by course" className="divide-y border-t">
            {courses.map((course) => (
              <CourseRow key={course.courseId} course={course} />
            ))}
          </ul>
          <p className="max-w-prose px-4 pb-3 text-compact text-muted-foreground md:px-5">{REMEMBERED_NOTE}</p>
        </>
      )}
      {waiting > 0 && <Waiting waiting={waiting} isSubscribed={isSubscribed} />}
    </SectionCard>
  );
}

/** How much of a course is remembered today, and on its exam day with reviews and without. */
function CourseRow({ course }: { course: CourseReviews }) {
  const { courseId, title, code, due, recall, mayKeepFresh, keptFresh } = course;
  const name = code ?? title;
  return (
    <li className="px-4 py-3 md:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="wrap-anywhere min-w-0 font-medium text-sm">{title}</p>
        <p className="shrink-0 text-sm tabular-nums">
          <span className="font-semibold">{percentOfShare(recall)}%</span>{" "}
          <span className="text-muted-foreground">remembered today</span>
        </p>
      </div>
      <p className="text-compact text-muted-foreground">
        {due === 0 ? "Nothing below its aim." : due === 1 ? "1 point below its aim." : `${due} points below their aim.`}{" "}
        {outlook(course)}
      </p>
      {mayKeepFresh && <KeepFresh courseId={courseId} name={name} on={keptFresh} />}
    </li>
  );
}

function outlook({ state, examDate, onDay, ifStopped }: CourseReviews): string {
  if (state === "resting") return "The exam is over, so its points rest.";
  if (state === "kept-fresh") return "Kept fresh with at most five minutes a day.";
  if (state === "no-exam" || examDate === null) return "Set an exam date to aim reviews at it.";
  const stopped = `${percentOfShare(ifStopped ?? 0)}% if reviews stop now`;
  const day = `On ${dayInWords(examDate, "day")}`;
  return onDay === null ? `${day}: ${stopped}.` : `${day}: ${percentOfShare(onDay)}% if reviews go on, ${stopped}.`;
}

function KeepFresh({ courseId, name, on }: { courseId: number; name: string; on: boolean }) {
  const { keepFresh, isPending } = useKeepFresh();
  const id = `keep-fresh-${courseId}`;
  return (
    <div className="mt-2 flex items-center gap-3">
      <Switch id={id} checked={on} disabled={isPending} onCheckedChange={(keep) => keepFresh(courseId, keep)} />
      <Label htmlFor={id}>Keep my {name} knowledge fresh</Label>
    </div>
  );
}

const Waiting = ({ waiting, isSubscribed }: { waiting: number; isSubscribed: boolean }) => (
  <p className="flex items-center gap-2 border-t px-4 py-3 text-compact text-muted-foreground md:px-5">
    <Icon name="lock" className="size-4 shrink-0" />
    {isSubscribed ? (
      <span>
        {waiting === 1 ? "1 point is" : `${waiting} points are`} in courses that you have left, and not asked.
      </span>
    ) : (
      <span>
        {waiting === 1 ? "1 point waits" : `${waiting} points wait`} for{" "}
        <Link href="/subscribe" className="text-primary underline underline-offset-2">
          Premium
        </Link>
        .
      </span>
    )}
  </p>
);
