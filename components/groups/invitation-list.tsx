"use client";
import { Link2 } from "lucide-react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Button } from "@/components/ui/button";
import type { Invitation } from "@/lib/groups/contract/invitations";
import { useInvitations, useRevokeInvitation } from "@/lib/groups/hooks/invitations";
import { dayIn, dayInWords } from "@/lib/platform/civil";
import { useCachedUser } from "./use-cached-user";

/** What is still open, each with a way to take it back. */
export function InvitationList({ id }: { id: number }) {
  const { data: open = [] } = useInvitations(id);
  const revoke = useRevokeInvitation(id);
  const zone = useCachedUser()?.timeZone ?? "UTC";
  if (open.length === 0) return null;
  const dayOf = (instant: string) => dayInWords(dayIn(zone, new Date(instant)), "short");
  return (
    <section className="border-t pt-4">
      <h3 className="mb-1 font-medium text-sm">Open invitations</h3>
      <ul className="max-h-56 divide-y overflow-y-auto">
        {open.map((invitation) => (
          <li key={invitation.id} className="flex items-center gap-3 py-2">
            <Sign invitation={invitation} />
            <div className="min-w-0 flex-1 text-sm">
              <p className="wrap-anywhere font-medium">{invitation.username ?? "Link"}</p>
              <p className="text-muted-foreground text-xs">
                {invitation.expiresAt
                  ? `${invitation.uses} of ${invitation.maxUses} used, until ${dayOf(invitation.expiresAt)}`
                  : `Invited ${dayOf(invitation.createdAt)}`}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Revoke ${invitation.username ? `the invitation of ${invitation.username}` : "the link"}`}
              aria-disabled={revoke.isPending}
              onClick={() => !revoke.isPending && revoke.mutate({ params: { id: invitation.id } })}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sign({ invitation: { username, avatarUrl } }: { invitation: Invitation }) {
  if (username !== null) return <UserAvatar src={avatarUrl} name={username} className="size-8" />;
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
      <Link2 aria-hidden="true" className="size-4" />
    </span>
  );
}
