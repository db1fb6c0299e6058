import { EmptyState } from "@/components/shell/empty-state";

export function GroupsTab() {
  return <EmptyState title="No study groups available" />;
}
