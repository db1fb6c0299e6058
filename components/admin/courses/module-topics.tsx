"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { useOrderTopics } from "@/lib/courses/hooks/managing";
import { moved } from "@/lib/platform/browser/order";
import type { OpenDialog, OutlineModule } from "./dialog-state";
import { DRAG_CLASS, DragHandle } from "./drag-handle";
import { RowActions } from "./row-actions";
import { useDragOrder } from "./use-drag-order";

const AddTopicForm = lazyPart(() => import("./add-topic-form").then((part) => part.AddTopicForm));

/** A module's topics within the outline, with a form that adds more in place. */
export function ModuleTopics({ module, onOpenDialog }: { module: OutlineModule; onOpenDialog: OpenDialog }) {
  const { id: moduleId, courseId, topics, title } = module;
  const [isAdding, setAdding] = useState(false);
  const order = useOrderTopics();
  const move = (from: number, to: number) => {
    const ids = topics.map(({ id }) => id);
    if (!order.isPending) order.mutate({ params: { id: moduleId }, body: { ids: moved(ids, from, to) } });
  };
  const drag = useDragOrder(move);
  return (
    <div className="rounded-md border bg-background">
      {topics.length === 0 && <p className="px-3 py-3 text-muted-foreground text-sm">No topics yet</p>}
      <ol aria-label={`Topics of ${title}`} data-drag-list="" className="divide-y">
        {topics.map((topic, index) => (
          <li
            key={topic.id}
            {...drag.rowProps(index)}
            className={`flex flex-wrap items-center gap-x-1 px-1 py-1 ${DRAG_CLASS}`}
          >
            <DragHandle {...drag.handleProps(index)} />
            <span className="w-7 shrink-0 text-muted-foreground tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 basis-60 py-1">
              <Link
                href={`/admin/lessons/${topic.id}`}
                aria-label={`Lesson of ${topic.title}`}
                title="Edit its lesson"
                className="wrap-anywhere touch-line rounded-sm font-medium underline-offset-4 hover:underline"
              >
                {topic.title}
              </Link>
              <span className="wrap-anywhere line-clamp-1 text-compact text-muted-foreground">{topic.description}</span>
            </span>
            <div className="ml-auto">
              <RowActions
                name={topic.title}
                {...{ index, count: topics.length }}
                onMove={move}
                onEdit={() => onOpenDialog({ kind: "topic", courseId, moduleId, id: topic.id })}
                onDelete={() => onOpenDialog({ kind: "delete-topic", topic })}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 border-t p-3">
        {isAdding ? (
          <AddTopicForm module={module} onClose={() => setAdding(false)} />
        ) : (
          <>
            <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              Add topics
            </Button>
            <Button variant="ghost" size="sm" onClick={() => onOpenDialog({ kind: "paste", module })}>
              <Icon name="clipboard-list" />
              Paste list
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
