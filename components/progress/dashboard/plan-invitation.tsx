import { Link } from "@/components/ui/link";
import type { MyCourse } from "@/lib/progress/contract";

const LINK_CLASS = "rounded-sm font-medium text-primary underline underline-offset-4 hover:no-underline";

export function PlanInvitation({ course }: { course: MyCourse | undefined }) {
  return (
    <p className="text-muted-foreground text-sm">
      A plan works backwards from your exam.{" "}
      {course ? (
        <>
          <Link href={`/courses/${course.id}#exam-date`} className={LINK_CLASS}>
            Set an exam date
          </Link>{" "}
          for {course.title} and your next topics appear here.
        </>
      ) : (
        <>
          <Link href="/courses" className={LINK_CLASS}>
            Enrol in a course
          </Link>
          , set its exam date, and your next topics appear here.
        </>
      )}
    </p>
  );
}
