import { Card } from "@/components/ui/card";
import type { Forum } from "@/lib/forums/contract/forums";
import { RowActions } from "../courses/row-actions";
import { ForumSummary } from "./forum-summary";

type ForumListProps = {
  forums: Forum[];
  onMove(index: number, by: -1 | 1): void;
  onEdit(id: number): void;
  onDelete(forum: Forum): void;
};

/** In the order in which students find them. */
export function ForumList({ forums, onMove, onEdit, onDelete }: ForumListProps) {
  return (
    <Card>
      <ul aria-label="Forums in their order" className="divide-y">
        {forums.map((forum, index) => (
          <li key={forum.id} className="flex gap-x-4 gap-y-2 p-4 max-md:flex-col md:px-5">
            <ForumSummary forum={forum} />
            <div className="shrink-0 max-md:-ml-2.5 md:-mt-1.5 [&>div]:flex-nowrap">
              <RowActions
                name={forum.name}
                first={index === 0}
                last={index === forums.length - 1}
                onMove={(by) => onMove(index, by)}
                onEdit={() => onEdit(forum.id)}
                onDelete={() => onDelete(forum)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
