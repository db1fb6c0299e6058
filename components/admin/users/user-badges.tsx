import { Badge } from "@/components/ui/badge";
import type { ManagedUser } from "@/lib/admin/contract/users";

export function UserBadges({ user }: { user: Pick<ManagedUser, "isAdmin" | "subscription"> }) {
  return (
    <>
      {user.isAdmin && <Badge variant="info">Admin</Badge>}
      {user.subscription.active && (
        <Badge variant="soft">{user.subscription.granted ? "Premium, granted" : "Premium"}</Badge>
      )}
    </>
  );
}
