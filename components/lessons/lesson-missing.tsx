import { BookX } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonLook } from "@/components/ui/button-look";

export function LessonMissing() {
  return (
    <EmptyState
      as="h1"
      icon={BookX}
      title="Lesson not found"
      description="The lesson you're looking for doesn't exist or has been removed."
      action={
        <Link prefetch={false} href="/courses" className={buttonLook()}>
          Back to Courses
        </Link>
      }
    />
  );
}
