import { Button } from "@/components/ui/button";
import type { ManagedUser } from "@/lib/admin/contract/users";
import { UserBadges } from "./user-badges";

/** The table for phones, where five columns do not fit. */
export function UserCards({ users, onOpen }: { users: ManagedUser[]; onOpen(id: string): void }) {
  return (
    <ul className="space-y-3 md:hidden">
      {users.map((user) => (
        <li key={user.id} className="flex items-center gap-3 rounded-lg border bg-card px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              <span className="wrap-anywhere">{user.name}</span>
              <UserBadges user={user} />
            </p>
            <p className="truncate text-muted-foreground text-sm">{user.username}</p>
            <p className="truncate text-muted-foreground text-sm">{user.email}</p>
            <p className="truncate font-mono text-muted-foreground text-xs">{user.id}</p>
          </div>
          <Button variant="outline" size="sm" aria-label={`Details of ${user.name}`} onClick={() => onOpen(user.id)}>
            Details
          </Button>
        </li>
      ))}
    </ul>
  );
}
