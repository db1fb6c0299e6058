"use client";
import { BookOpen, Plus } from "lucide-react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { useManagedCourses } from "@/lib/admin/hooks";
import { useOrderCourses } from "@/lib/admin/hooks/content";
import { moved } from "@/lib/admin/rules/order";
import { sentenceOf } from "@/lib/platform/call";
import type { OpenDialog } from "./dialog-state";
import { ManagedCourseCard } from "./managed-course-card";

export function CoursesTab({ onAsk, onOpen }: { onAsk: OpenDialog; onOpen(id: number): void }) {
  const { data: courses, error, refetch } = useManagedCourses();
  const order = useOrderCourses();
  if (!courses) return error ? <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} /> : null;
  const ids = courses.map(({ id }) => id);
  const create = (
    <Button onClick={() => onAsk({ kind: "course" })}>
      <Plus aria-hidden="true" />
      Create Course
    </Button>
  );
  if (courses.length === 0) return <EmptyState icon={BookOpen} title="No courses yet" action={create} />;
  return (
    <>
      <div className="mb-4 flex justify-end">{create}</div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {courses.map((course, index) => (
          <li key={course.id} className="flex">
            <ManagedCourseCard
              course={course}
              first={index === 0}
              last={index === courses.length - 1}
              onMove={(by) => order.isPending || order.mutate({ body: { ids: moved(ids, index, by) } })}
              onOpen={() => onOpen(course.id)}
              onAsk={onAsk}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
