"use client";
import { useState } from "react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useManagedCourse, useManagedCourses, useOrderModules } from "@/lib/courses/hooks/managing";
import { durationOf } from "@/lib/courses/rules";
import { moved } from "@/lib/platform/browser/order";
import { sentenceOf } from "@/lib/platform/query/call";
import type { OpenDialog, OutlineModule } from "./dialog-state";
import { ModuleTopics } from "./module-topics";
import { OutlineTable } from "./outline-table";
import { Picker } from "./picker";
import type { CoursesUrlState } from "./use-courses-url-state";

const COLUMNS = [
  { name: "Description", of: (module: OutlineModule) => module.description, className: "text-muted-foreground" },
  { name: "Lessons", of: (module: OutlineModule) => module.lessonCount, className: "tabular-nums" },
  {
    name: "Duration",
    of: (module: OutlineModule) => durationOf(module.duration),
    className: "whitespace-nowrap tabular-nums",
  },
];

type ModulesTabProps = { urlState: CoursesUrlState; onGo(urlState: CoursesUrlState): void; onOpenDialog: OpenDialog };

/** A course's outline on one page: its modules, which unfold to their topics. */
export function ModulesTab({ urlState: { course: courseId, module: linked }, onGo, onOpenDialog }: ModulesTabProps) {
  const { data: courses = [] } = useManagedCourses();
  const { data: course, error, refetch } = useManagedCourse(courseId);
  const order = useOrderModules();
  const [open, setOpen] = useState<readonly number[]>(linked ? [linked] : []);
  const move = (from: number, to: number) => {
    if (!course || order.isPending) return;
    const ids = course.outline.map(({ id }) => id);
    order.mutate({ params: { id: course.id }, body: { ids: moved(ids, from, to) } });
  };
  const isAllOpen = course?.outline.every(({ id }) => open.includes(id)) ?? false;
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
            {course.outline.length > 0 && (
              <Button variant="ghost" onClick={() => setOpen(isAllOpen ? [] : course.outline.map(({ id }) => id))}>
                {isAllOpen ? "Fold all" : "Unfold all"}
              </Button>
            )}
            <Button variant="outline" onClick={() => onOpenDialog({ kind: "import", courseId: course.id })}>
              <Icon name="file-up" />
              Import CSV
            </Button>
            <Button onClick={() => onOpenDialog({ kind: "module", courseId: course.id })}>
              <Icon name="plus" />
              Create Module
            </Button>
          </div>
        )}
      </div>
      {!courseId && <EmptyState icon="layers" title="Select a course" description="Its modules are shown here." />}
      {error && !course && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {course?.outline.length === 0 && <EmptyState icon="layers" title="No modules yet" />}
      {course && course.outline.length > 0 && (
        <OutlineTable
          caption={`Modules of ${course.title}`}
          columns={COLUMNS}
          rows={course.outline}
          below={{
            isOpen: ({ id }) => open.includes(id),
            onToggle: ({ id }) => setOpen(open.includes(id) ? open.filter((openId) => openId !== id) : [...open, id]),
            of: (module) => <ModuleTopics module={module} onOpenDialog={onOpenDialog} />,
          }}
          onMove={move}
          onEdit={({ id }) => onOpenDialog({ kind: "module", courseId: course.id, id })}
          onDelete={(module) => onOpenDialog({ kind: "delete-module", module })}
        />
      )}
    </div>
  );
}
