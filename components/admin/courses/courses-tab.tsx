"use client";
import { CourseImage } from "@/components/courses/course-image";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { ManagedCourse } from "@/lib/courses/contract/managing";
import { useManagedCourses, useOrderCourses, useSetPublished } from "@/lib/courses/hooks/managing";
import { counted, durationOf } from "@/lib/courses/rules";
import { moved } from "@/lib/platform/browser/order";
import { sentenceOf } from "@/lib/platform/query/call";
import type { OpenDialog } from "./dialog-state";
import { DRAG_CLASS, DragHandle } from "./drag-handle";
import { RowActions } from "./row-actions";
import { useDragOrder } from "./use-drag-order";

const CourseMenu = lazyPart(() => import("./course-menu").then((menu) => menu.CourseMenu));

export function CoursesTab({ onAsk, onOpen }: { onAsk: OpenDialog; onOpen(id: number): void }) {
  const { data: courses, error, refetch } = useManagedCourses();
  const order = useOrderCourses();
  const move = (from: number, to: number) => {
    const ids = courses?.map(({ id }) => id) ?? [];
    if (!order.isPending) order.mutate({ body: { ids: moved(ids, from, to) } });
  };
  const drag = useDragOrder(move);
  if (!courses) return error ? <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} /> : null;
  const create = (
    <Button onClick={() => onAsk({ kind: "course" })}>
      <Icon name="plus" />
      Create Course
    </Button>
  );
  if (courses.length === 0) return <EmptyState icon="book-open" title="No courses yet" action={create} />;
  return (
    <>
      <div className="mb-4 flex justify-end">{create}</div>
      <Card>
        <ul aria-label="Courses" data-drag-list="" className="divide-y">
          {courses.map((course, index) => (
            <li
              key={course.id}
              {...drag.rowProps(index)}
              className={`flex flex-wrap items-center gap-x-3 gap-y-1 p-3 md:flex-nowrap ${DRAG_CLASS}`}
            >
              <DragHandle {...drag.handleProps(index)} />
              <CourseImage src={course.imageUrl} className="w-24 shrink-0 rounded-md max-sm:hidden" />
              <CourseText course={course} onOpen={() => onOpen(course.id)} />
              <div className="flex flex-wrap items-center justify-end gap-2 max-md:w-full md:flex-nowrap">
                {!course.published && <PublishButton course={course} />}
                <RowActions
                  name={course.title}
                  {...{ index, count: courses.length }}
                  onMove={move}
                  onEdit={() => onAsk({ kind: "course", id: course.id })}
                >
                  <CourseMenuButton course={course} onDelete={() => onAsk({ kind: "delete-course", course })} />
                </RowActions>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function CourseText({ course, onOpen }: { course: ManagedCourse; onOpen(): void }) {
  const { title, description, published, totalLessons, totalDuration, modules, enrollments } = course;
  return (
    <div className="min-w-0 flex-1 basis-52">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <button
          type="button"
          className="wrap-anywhere rounded-sm text-left underline-offset-4 hover:underline pointer-coarse:min-h-11"
          title="Show its modules and topics"
          onClick={onOpen}
        >
          {title}
        </button>
        {!published && <Badge variant="exam">Draft</Badge>}
      </h2>
      <p className="wrap-anywhere line-clamp-1 text-muted-foreground text-sm">{description}</p>
      <p className="text-compact text-muted-foreground tabular-nums">
        {counted(totalLessons, "lesson")}, {durationOf(totalDuration)} · {counted(modules, "module")},{" "}
        {counted(enrollments, "enrolment")}
      </p>
    </div>
  );
}

function PublishButton({ course: { id, title } }: { course: ManagedCourse }) {
  const publish = useSetPublished();
  return (
    <Button
      size="sm"
      aria-label={`Publish ${title}`}
      aria-disabled={publish.isPending}
      onClick={() => publish.isPending || publish.mutate({ params: { id }, body: { published: true } })}
    >
      {publish.isPending ? "Publishing..." : "Publish"}
    </Button>
  );
}

function CourseMenuButton(props: { course: ManagedCourse; onDelete(): void }) {
  const { opened, triggerProps } = useOpenOnDemand(CourseMenu.preload);
  const button = (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`More for ${props.course.title}`}
      aria-haspopup="menu"
      aria-expanded={false}
      {...triggerProps}
    >
      <Icon name="ellipsis" />
    </Button>
  );
  return opened ? <CourseMenu fallback={button} {...props} /> : button;
}
