import { Eye } from "lucide-react";
import Link from "next/link";
import { CourseImage } from "@/components/courses/course-image";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { ManagedCourse } from "@/lib/admin/contract/courses";
import { counted } from "@/lib/courses/rules";
import type { OpenDialog } from "./dialog-state";
import { RowActions } from "./row-actions";

type ManagedCourseCardProps = {
  course: ManagedCourse;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onOpen(): void;
  onAsk: OpenDialog;
};

export function ManagedCourseCard({ course, onOpen, onAsk, ...place }: ManagedCourseCardProps) {
  const { id, title, description, imageUrl, totalLessons, totalDuration, modules, enrollments } = course;
  return (
    <Card className="flex w-full flex-col overflow-hidden">
      <CourseImage src={imageUrl} className="w-full" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="heading wrap-anywhere text-lg leading-snug">{title}</h2>
        <p className="wrap-anywhere line-clamp-3 text-muted-foreground text-sm">{description}</p>
        <p className="text-compact text-muted-foreground">
          {counted(totalLessons, "lesson")}, {counted(totalDuration, "minute")}
          <br />
          {counted(modules, "module")}, {counted(enrollments, "enrolment")}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Button variant="outline" size="sm" onClick={onOpen}>
            Modules
          </Button>
          <Link prefetch={false} href={`/courses/${id}`} className={buttonVariants({ variant: "ghost", size: "sm" })}>
            <Eye aria-hidden="true" />
            View as student
          </Link>
        </div>
        <RowActions
          name={title}
          {...place}
          onEdit={() => onAsk({ kind: "course", id })}
          onDelete={() => onAsk({ kind: "delete-course", course })}
          labelled
        />
      </div>
    </Card>
  );
}
