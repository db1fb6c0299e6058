import { PremiumLink } from "@/components/subscriptions/premium-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { writtenDescription } from "@/lib/courses/rules";
import type { LessonHead } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";
import { EnrollHere } from "./enroll-here";

type LockedLessonProps = { head: LessonHead; barrier: "enrolment" | "premium" };

/** A locked lesson: its title and the reason. */
export function LockedLesson({ head, barrier }: LockedLessonProps) {
  const { courseId, courseTitle, moduleId, moduleTitle, topicId, title, description } = head;
  const about = writtenDescription(description);
  const isPremium = barrier === "premium";
  const icon = isPremium ? "gem" : "lock";
  return (
    <div className="mx-auto max-w-[44rem]">
      <p className="text-compact text-muted-foreground">
        {courseTitle}, {moduleTitle}
      </p>
      <h1 className="heading wrap-anywhere mt-1 text-2xl">{title}</h1>
      {about && <p className="mt-2 text-muted-foreground">{about}</p>}
      <section
        aria-labelledby="barrier"
        data-upgrade={isPremium ? "" : undefined}
        className="mt-6 rounded-lg border border-primary/40 bg-primary-soft p-4 md:p-5"
      >
        <h2 id="barrier" className="heading flex items-start gap-2 text-lg leading-snug">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-primary" />
          {isPremium ? `Premium Content: ${moduleTitle}` : "Enrol to read on"}
        </h2>
        <p className="mt-1.5 text-sm">
          {isPremium
            ? "This content requires a premium subscription."
            : "Enrol in this course to study this module. Enrolling costs nothing."}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {isPremium ? (
            <PremiumLink from={lessonAddress(courseId, topicId)} className={buttonVariants()}>
              Subscribe Now
            </PremiumLink>
          ) : (
            <EnrollHere courseId={courseId} />
          )}
          <Link href={`/courses/${courseId}#module-${moduleId}`} className={buttonVariants({ variant: "outline" })}>
            Back to the course
          </Link>
        </div>
      </section>
    </div>
  );
}
