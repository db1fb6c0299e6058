import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";

export function LessonMissing() {
  return (
    <EmptyState
      as="h1"
      icon="book-x"
      title="Lesson not found"
      description="The lesson you're looking for doesn't exist or has been removed."
      action={
        <Link href="/courses" className={buttonVariants()}>
          Back to Courses
        </Link>
      }
    />
  );
}
