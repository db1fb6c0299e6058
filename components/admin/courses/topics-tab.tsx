"use client";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ManagedTopic } from "@/lib/courses/contract/outline";
import { useManagedCourse, useManagedCourses, useOrderTopics } from "@/lib/courses/hooks/managing";
import { moved } from "@/lib/platform/browser/order";
import { sentenceOf } from "@/lib/platform/query/call";
import type { OpenDialog, OutlineModule } from "./dialog-state";
import { OutlineTable } from "./outline-table";
import { Picker } from "./picker";
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
              <Icon name="clipboard-list" />
              Paste list
            </Button>
            <Button onClick={() => onOpenDialog({ kind: "topic", courseId: course.id, moduleId: module.id })}>
              <Icon name="plus" />
              Create Topic
            </Button>
          </div>
        )}
      </div>
      {error && !course && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {!module && !error && (
        <EmptyState
          icon="list-checks"
          title={course ? "Select a module" : "Select a course"}
          description="The topics of the module are shown here."
        />
      )}
      {module && <TopicsTable module={module} onAsk={onOpenDialog} />}
    </div>
  );
}

const COLUMNS = [
  {
    name: "Lesson",
    of: (topic: ManagedTopic) => (
      <Link
        href={`/admin/lessons/${topic.id}`}
        aria-label={`Open lesson of ${topic.title}`}
        className="touch-line whitespace-nowrap rounded-sm font-medium text-primary hover:underline"
      >
        Open
      </Link>
    ),
  },
  { name: "Description", of: (topic: ManagedTopic) => topic.description, className: "text-muted-foreground" },
];

function TopicsTable({ module, onAsk }: { module: OutlineModule; onAsk: OpenDialog }) {
  const order = useOrderTopics();
  const { id: moduleId, courseId, topics } = module;
  const move = (from: number, to: number) => {
    const ids = topics.map(({ id }) => id);
    if (!order.isPending) order.mutate({ params: { id: moduleId }, body: { ids: moved(ids, from, to) } });
  };
  if (topics.length === 0) return <EmptyState icon="list-checks" title="No topics yet" />;
  return (
    <OutlineTable
      caption={`Topics of ${module.title}`}
      columns={COLUMNS}
      rows={topics}
      onMove={move}
      onEdit={({ id }) => onAsk({ kind: "topic", courseId, moduleId, id })}
      onDelete={(topic) => onAsk({ kind: "delete-topic", topic })}
    />
  );
}
