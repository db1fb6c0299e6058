"use client";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { COURSE_MISSING } from "@/lib/courses/rules/words";

export function CourseMissing() {
  return (
    <EmptyState
      as="h1"
      icon="book-x"
      title={COURSE_MISSING}
      description="The course you're looking for doesn't exist or has been removed."
      action={
        <Link href="/courses" className={buttonVariants()}>
          Back to Courses
        </Link>
      }
    />
  );
}
