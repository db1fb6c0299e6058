import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useUserCount, useUsers } from "@/lib/admin/hooks/users";
import { USERS_PAGE } from "@/lib/admin/rules";
import type { UsersView } from "@/lib/admin/rules/users";
import { sentenceOf } from "@/lib/platform/call";
import { Pages } from "./pages";
import { UserCards } from "./user-cards";
import { UsersTable } from "./users-table";

type UsersListProps = { filter: UsersView; onOpen(id: string): void; onPage(page: number): void };

export function UsersList({ filter, onOpen, onPage }: UsersListProps) {
  const { data: users, error, refetch } = useUsers(filter);
  const { data: count } = useUserCount(filter);
  if (error) return <ErrorState title="Error loading users" message={sentenceOf(error)} onRetry={refetch} />;
  if (!users) return <Skeleton className="h-96 w-full" />;
  const last = count ? Math.max(1, Math.ceil(count.total / USERS_PAGE)) : undefined;
  return (
    <>
      <p role="status" className="mb-2 min-h-5 text-muted-foreground text-sm tabular-nums">
        {count && countText(count)}
      </p>
      {users.length === 0 ? (
        <EmptyState title={filter.page > 1 ? "No more users" : "No users found"} description={emptyText(filter)} />
      ) : (
        <>
          <UsersTable users={users} onOpen={onOpen} />
          <UserCards users={users} onOpen={onOpen} />
        </>
      )}
      <Pages page={filter.page} last={last} isLast={users.length < USERS_PAGE} onPage={onPage} />
    </>
  );
}

function countText({ total, isAll }: { total: number; isAll: boolean }): string {
  const number = total.toLocaleString("en-GB");
  if (!isAll) return `More than ${number} users. The first ${number} are listed: type more to find fewer.`;
  return total === 1 ? "1 user" : `${number} users`;
}

function emptyText({ q, plan, role, page }: UsersView): string {
  if (page > 1) return "The list ended on an earlier page.";
  if (plan || role) return "Nobody fits all of the filter.";
  return `Nobody's name, e-mail or username has '${q}' in it.`;
}
