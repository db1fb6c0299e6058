import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { ManagedUser } from "@/lib/accounts/contract/managing";
import { useUserCount, useUsers } from "@/lib/accounts/hooks/managing";
import { USERS_PAGE, type UsersView } from "@/lib/accounts/rules/users";
import { sentenceOf } from "@/lib/platform/query/call";
import { dateFormat } from "@/lib/platform/time/date-format";
import { Pages } from "./pages";

type UsersListProps = {
  filter: UsersView;
  timeZone: string;
  onOpen(id: string): void;
  onPage(page: number): void;
  onSort(sort: UsersView["sort"]): void;
};

export function UsersList({ filter, timeZone, onOpen, onPage, onSort }: UsersListProps) {
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
          <UsersTable users={users} sort={filter.sort} timeZone={timeZone} onOpen={onOpen} onSort={onSort} />
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
  if (plan || role) return "No user matches the filter.";
  return `No user has '${q}' in their name, e-mail or username.`;
}

/** The list of users on phones, where five columns do not fit. */
function UserCards({ users, onOpen }: { users: ManagedUser[]; onOpen(id: string): void }) {
  return (
    <ul className="space-y-3 md:hidden">
      {users.map((user) => (
        <li key={user.id} className="relative flex items-center gap-3 rounded-lg border bg-card px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              <span className="wrap-anywhere">{user.name}</span>
              <UserBadges user={user} />
            </p>
            <p className="truncate text-muted-foreground text-sm">{user.username}</p>
            <p className="truncate text-muted-foreground text-sm">{user.email}</p>
            <p className="truncate font-mono text-muted-foreground text-xs">{user.id}</p>
          </div>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Details of ${user.name}`}
            onClick={() => onOpen(user.id)}
            className="after:absolute after:inset-0"
          >
            Details
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Sort = UsersView["sort"];
type UsersTableProps = {
  users: ManagedUser[];
  sort: Sort;
  timeZone: string;
  onOpen(id: string): void;
  onSort(sort: Sort): void;
};

/** The table on wider screens; phones get cards. */
function UsersTable({ users, sort, timeZone, onOpen, onSort }: UsersTableProps) {
  const day = (instant: string) => shortDate(timeZone, instant);
  const sorted = { sort, onSort };
  return (
    <div className="hidden overflow-hidden rounded-lg border bg-card md:block">
      <Table className="table-fixed">
        <TableCaption className="sr-only">Users</TableCaption>
        <TableHeader>
          <TableRow>
            <SortHead name="Name" by="name" direction="ascending" {...sorted} />
            <TableHead>Username</TableHead>
            <TableHead>Email</TableHead>
            <SortHead name="Joined" by="newest" direction="descending" className="w-32" {...sorted} />
            <TableHead className="w-28 max-lg:hidden">Last seen</TableHead>
            <TableHead className="w-24 max-lg:hidden">ID</TableHead>
            <TableHead className="w-24">
              <span className="sr-only">Details</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {users.map((user) => (
            // The row is for the mouse; the button does the same for everybody.
            <TableRow key={user.id} className="cursor-pointer hover:bg-muted/50" onClick={() => onOpen(user.id)}>
              <TableCell>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 wrap-anywhere font-medium">{user.name}</span>
                  <UserBadges user={user} />
                </span>
              </TableCell>
              <TableCell className="truncate" title={user.username}>
                {user.username}
              </TableCell>
              <TableCell className="truncate" title={user.email}>
                {user.email}
              </TableCell>
              <TableCell className="whitespace-nowrap text-compact tabular-nums">{day(user.createdAt)}</TableCell>
              <TableCell className="whitespace-nowrap text-compact tabular-nums max-lg:hidden">
                {user.lastSeenAt ? day(user.lastSeenAt) : <span className="text-muted-foreground">–</span>}
              </TableCell>
              <TableCell
                className="truncate font-mono text-compact text-muted-foreground max-lg:hidden"
                title={user.id}
              >
                {user.id}
              </TableCell>
              <TableCell className="text-right">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Details of ${user.name}`}
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(user.id);
                  }}
                >
                  Details
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const shortDate = (timeZone: string, instant: string) =>
  dateFormat({ dateStyle: "medium", timeZone }).format(new Date(instant));

type SortHeadProps = {
  name: string;
  by: Sort;
  direction: "ascending" | "descending";
  sort: Sort;
  className?: string;
  onSort(sort: Sort): void;
};

function SortHead({ name, by, direction, sort, className, onSort }: SortHeadProps) {
  const isSorted = sort === by;
  return (
    <TableHead aria-sort={isSorted ? direction : "none"} className={className}>
      <button
        type="button"
        className={`inline-flex items-center gap-1 rounded-sm hover:text-foreground ${isSorted ? "text-foreground" : ""}`}
        onClick={() => onSort(by)}
      >
        {name}
        <Icon
          name={direction === "ascending" ? "arrow-up" : "arrow-down"}
          className={`size-3.5 ${isSorted ? "" : "opacity-0"}`}
        />
      </button>
    </TableHead>
  );
}

function UserBadges({ user }: { user: Pick<ManagedUser, "isAdmin" | "suspended" | "subscription"> }) {
  return (
    <>
      {user.isAdmin && <Badge variant="info">Admin</Badge>}
      {user.suspended && <Badge variant="destructive">Suspended</Badge>}
      {user.subscription.active && (
        <Badge variant="soft">{user.subscription.granted ? "Premium, granted" : "Premium"}</Badge>
      )}
    </>
  );
}
