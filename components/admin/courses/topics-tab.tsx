"use client";
import { ClipboardList, ListChecks, Plus } from "lucide-react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { useManagedCourse, useManagedCourses } from "@/lib/admin/hooks";
import { sentenceOf } from "@/lib/platform/call";
import type { OpenDialog } from "./dialog-state";
import { Picker } from "./picker";
import { TopicsTable } from "./topics-table";
import type { CoursesUrlState } from "./use-courses-url-state";

type TopicsTabProps = { urlState: CoursesUrlState; onGo(urlState: CoursesUrlState): void; onOpenDialog: OpenDialog };

export function TopicsTab({ urlState, onGo, onOpenDialog }: TopicsTabProps) {
  const { data: courses = [] } = useManagedCourses();
  const { data: course, error, refetch } = useManagedCourse(urlState.course);
  const module = course?.outline.find(({ id }) => id === urlState.module);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <Picker
          label="Course"
          placeholder="Select a course"
          options={courses}
          value={urlState.course}
          onPick={(id) => onGo({ tab: "topics", course: id })}
        />
        <Picker
          label="Module"
          placeholder="Select a module"
          options={course?.outline ?? []}
          value={urlState.module}
          onPick={(id) => onGo({ tab: "topics", course: urlState.course, module: id })}
        />
        {course && module && (
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            <Button variant="outline" onClick={() => onOpenDialog({ kind: "paste", module })}>
              <ClipboardList aria-hidden="true" />
              Paste list
            </Button>
            <Button onClick={() => onOpenDialog({ kind: "topic", courseId: course.id, moduleId: module.id })}>
              <Plus aria-hidden="true" />
              Create Topic
            </Button>
          </div>
        )}
      </div>
      {error && !course && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {!module && !error && (
        <EmptyState
          icon={ListChecks}
          title={course ? "Select a module" : "Select a course"}
          description="The topics of the module are shown here."
        />
      )}
      {module && <TopicsTable module={module} onAsk={onOpenDialog} />}
    </div>
  );
}
