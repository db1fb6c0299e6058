"use client";
import { FileUp, Layers, Plus } from "lucide-react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { useManagedCourse, useManagedCourses } from "@/lib/admin/hooks";
import { useOrderModules } from "@/lib/admin/hooks/content";
import { moved } from "@/lib/admin/rules/order";
import { sentenceOf } from "@/lib/platform/call";
import type { OpenDialog, OutlineModule } from "./dialog-state";
import { OutlineTable } from "./outline-table";
import { Picker } from "./picker";
import type { CoursesUrlState } from "./use-courses-url-state";

const COLUMNS = [
  { name: "Order", of: (module: OutlineModule) => module.order, className: "tabular-nums" },
  { name: "Title", of: (module: OutlineModule) => module.title, className: "font-medium md:min-w-40" },
  { name: "Description", of: (module: OutlineModule) => module.description, className: "text-muted-foreground" },
  { name: "Lessons", of: (module: OutlineModule) => module.lessonCount, className: "tabular-nums" },
  {
    name: "Duration",
    of: (module: OutlineModule) => `${module.duration} min`,
    className: "whitespace-nowrap tabular-nums",
  },
];

type ModulesTabProps = { urlState: CoursesUrlState; onGo(urlState: CoursesUrlState): void; onOpenDialog: OpenDialog };

export function ModulesTab({ urlState: { course: courseId }, onGo, onOpenDialog }: ModulesTabProps) {
  const { data: courses = [] } = useManagedCourses();
  const { data: course, error, refetch } = useManagedCourse(courseId);
  const order = useOrderModules();
  const move = (index: number, by: -1 | 1) => {
    if (!course || order.isPending) return;
    const ids = course.outline.map(({ id }) => id);
    order.mutate({ params: { id: course.id }, body: { ids: moved(ids, index, by) } });
  };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Picker
          label="Course"
          placeholder="Select a course"
          options={courses}
          value={courseId}
          onPick={(id) => onGo({ tab: "modules", course: id })}
        />
        {course && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => onOpenDialog({ kind: "import", courseId: course.id })}>
              <FileUp aria-hidden="true" />
              Import CSV
            </Button>
            <Button onClick={() => onOpenDialog({ kind: "module", courseId: course.id })}>
              <Plus aria-hidden="true" />
              Create Module
            </Button>
          </div>
        )}
      </div>
      {!courseId && <EmptyState icon={Layers} title="Select a course" description="Its modules are shown here." />}
      {error && !course && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {course?.outline.length === 0 && <EmptyState icon={Layers} title="No modules yet" />}
      {course && course.outline.length > 0 && (
        <OutlineTable
          caption={`Modules of ${course.title}`}
          columns={COLUMNS}
          rows={course.outline}
          onMove={move}
          onEdit={({ id }) => onOpenDialog({ kind: "module", courseId: course.id, id })}
          onDelete={(module) => onOpenDialog({ kind: "delete-module", module })}
        />
      )}
    </div>
  );
}
