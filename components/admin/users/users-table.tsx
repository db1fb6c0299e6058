import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { ManagedUser } from "@/lib/admin/contract/users";
import { UserBadges } from "./user-badges";

type UsersTableProps = { users: ManagedUser[]; onOpen(id: string): void };

/** On wider screens; phones get the cards. */
export function UsersTable({ users, onOpen }: UsersTableProps) {
  return (
    <div className="hidden overflow-hidden rounded-lg border bg-card md:block">
      <Table className="table-fixed">
        <TableCaption className="sr-only">Users</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead className="w-32">ID</TableHead>
            <TableHead>Username</TableHead>
            <TableHead>Name</TableHead>
            <TableHead>Email</TableHead>
            <TableHead className="w-28">
              <span className="sr-only">Details</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.id}>
              <TableCell className="truncate font-mono text-compact text-muted-foreground" title={user.id}>
                {user.id}
              </TableCell>
              <TableCell className="truncate" title={user.username}>
                {user.username}
              </TableCell>
              <TableCell>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 wrap-anywhere">{user.name}</span>
                  <UserBadges user={user} />
                </span>
              </TableCell>
              <TableCell className="truncate" title={user.email}>
                {user.email}
              </TableCell>
              <TableCell className="text-right">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Details of ${user.name}`}
                  onClick={() => onOpen(user.id)}
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
