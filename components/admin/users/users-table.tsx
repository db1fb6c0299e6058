import { Button } from "@/components/ui/button";
import type { ManagedUser } from "@/lib/admin/contract/users";
import { UserBadges } from "./user-badges";

type UsersTableProps = { users: ManagedUser[]; onOpen(id: string): void };

const HEAD = "px-3 py-2 text-left font-medium text-compact text-muted-foreground";
const CELL = "px-3 py-2";

/** On wider screens; phones get the cards. */
export function UsersTable({ users, onOpen }: UsersTableProps) {
  return (
    <div className="hidden overflow-hidden rounded-lg border bg-card md:block">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">Users</caption>
        <thead className="border-b bg-muted/50">
          <tr>
            <th className={`${HEAD} w-32`}>ID</th>
            <th className={HEAD}>Username</th>
            <th className={HEAD}>Name</th>
            <th className={HEAD}>Email</th>
            <th className={`${HEAD} w-28`}>
              <span className="sr-only">Details</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {users.map((user) => (
            <tr key={user.id}>
              <td className={`${CELL} truncate font-mono text-compact text-muted-foreground`} title={user.id}>
                {user.id}
              </td>
              <td className={`${CELL} truncate`} title={user.username}>
                {user.username}
              </td>
              <td className={CELL}>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 wrap-anywhere">{user.name}</span>
                  <UserBadges user={user} />
                </span>
              </td>
              <td className={`${CELL} truncate`} title={user.email}>
                {user.email}
              </td>
              <td className={`${CELL} text-right`}>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Details of ${user.name}`}
                  onClick={() => onOpen(user.id)}
                >
                  Details
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
