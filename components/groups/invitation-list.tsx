"use client";
import { useRef } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Invitation } from "@/lib/groups/contract/invitations";
import { useInvitations, useRevokeInvitation } from "@/lib/groups/hooks/invitations";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import { useCachedUser } from "./use-cached-user";

type InvitationListProps = { id: number; title: string; className?: string; listClassName: string };

/** Open invitations, each with a button to withdraw it. For the group's admins; renders nothing without one. */
export function InvitationList({ id, title, className, listClassName }: InvitationListProps) {
  const { data: open = [] } = useInvitations(id);
  const revoke = useRevokeInvitation(id);
  const section = useRef<HTMLElement>(null);
  // The row goes, so the focus moves to the list.
  const withdraw = (invitationId: number) => {
    if (!revoke.isPending)
      revoke.mutate({ params: { id: invitationId } }, { onSuccess: () => section.current?.focus() });
  };
  const zone = useCachedUser()?.timeZone ?? "UTC";
  if (open.length === 0) return null;
  const dayOf = (instant: string) => dayInWords(dayIn(zone, new Date(instant)), "short");
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className={cn("rounded-md", className)}>
      <p className="mb-1 font-medium text-sm">{title}</p>
      <ul className={cn("divide-y", listClassName)}>
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
              aria-label={`Withdraw ${invitation.username ? `the invitation of ${invitation.username}` : "the link"}`}
              aria-disabled={revoke.isPending}
              onClick={() => withdraw(invitation.id)}
            >
              Withdraw
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
      <Icon name="link-2" className="size-4" />
    </span>
  );
}
