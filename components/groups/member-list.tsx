"use client";
import { ErrorState } from "@/components/shell/error-state";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { Membership } from "@/lib/groups/contract/members";
import { useMembers } from "@/lib/groups/hooks/members";
import { sentenceOf } from "@/lib/platform/query/call";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import { InvitationList } from "./invitation-list";
import { InviteMembers } from "./invite-members";

type MemberListProps = { id: number; memberCount: number; membership: Membership; timeZone: string };

export function MemberList({ id, memberCount, membership, timeZone }: MemberListProps) {
  const { data: members, error, refetch } = useMembers(id, memberCount);
  useFailureToast({ error, data: members }, "Error loading group data");
  if (!members)
    return error ? (
      <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  return (
    <div className="space-y-4">
      {membership.isAdmin && <InviteMembers id={id} />}
      <ul className="divide-y rounded-lg border bg-card">
        {members.map(({ id: userId, username, avatarUrl, joinedAt, isAdmin }) => (
          <li key={userId} className="flex items-center gap-3 px-4 py-3">
            <UserAvatar src={avatarUrl} name={username} />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium text-sm">{username}</p>
              <p className="text-muted-foreground text-xs">
                Joined <time dateTime={joinedAt}>{dayInWords(dayIn(timeZone, new Date(joinedAt)))}</time>
              </p>
            </div>
            {isAdmin && <Badge variant="soft">Admin</Badge>}
          </li>
        ))}
      </ul>
      {membership.isAdmin && (
        <InvitationList id={id} title="Pending invitations" listClassName="rounded-lg border bg-card px-4 py-1" />
      )}
    </div>
  );
}
