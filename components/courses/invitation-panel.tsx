import { GraduationCap } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { Course } from "@/lib/courses/contract";
import { EnrollButton } from "./enroll-button";

export function InvitationPanel({ course }: { course: Course }) {
  return (
    <Card className="p-4 md:p-5">
      <h2 className="heading flex items-center gap-2 text-lg">
        <GraduationCap aria-hidden="true" className="size-5 text-primary" />
        Study this course
      </h2>
      <p className="mt-1.5 text-muted-foreground text-sm">
        Enrol to open its modules, follow your progress and count down to your exam. Enrolling costs nothing.
      </p>
      <EnrollButton courseId={course.id} className="mt-4 w-full" />
    </Card>
  );
}
