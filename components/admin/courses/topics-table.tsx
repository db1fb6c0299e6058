"use client";
import { ListChecks } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shell/empty-state";
import type { ManagedTopic } from "@/lib/admin/contract/outline";
import { useOrderTopics } from "@/lib/admin/hooks/content";
import { moved } from "@/lib/admin/rules/order";
import type { OpenDialog, OutlineModule } from "./dialog-state";
import { OutlineTable } from "./outline-table";

const COLUMNS = [
  { name: "Order", of: (topic: ManagedTopic) => topic.order, className: "tabular-nums" },
  { name: "Title", of: (topic: ManagedTopic) => topic.title, className: "font-medium md:min-w-40" },
  {
    name: "Lesson",
    of: (topic: ManagedTopic) => (
      <Link
        prefetch={false}
        href={`/admin/lessons/${topic.id}`}
        aria-label={`Lesson of ${topic.title}`}
        className="rounded-sm font-medium text-primary hover:underline pointer-coarse:py-2"
      >
        Lesson
      </Link>
    ),
  },
  { name: "Description", of: (topic: ManagedTopic) => topic.description, className: "text-muted-foreground" },
];

export function TopicsTable({ module, onAsk }: { module: OutlineModule; onAsk: OpenDialog }) {
  const order = useOrderTopics();
  const { id: moduleId, courseId, topics } = module;
  const move = (index: number, by: -1 | 1) => {
    const ids = topics.map(({ id }) => id);
    if (!order.isPending) order.mutate({ params: { id: moduleId }, body: { ids: moved(ids, index, by) } });
  };
  if (topics.length === 0) return <EmptyState icon={ListChecks} title="No topics yet" />;
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
