"use client";
import { ErrorState } from "@/components/shell/error-state";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useDialog } from "@/components/ui/use-dialog";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { Membership } from "@/lib/groups/contract/members";
import { useMembers } from "@/lib/groups/hooks/members";
import { sentenceOf } from "@/lib/platform/call";
import { dayIn, dayInWords } from "@/lib/platform/civil";

type MemberListProps = { id: number; membership: Membership; timeZone: string };

export function MemberList({ id, membership, timeZone }: MemberListProps) {
  const { data: members, error, refetch } = useMembers(id);
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
    </div>
  );
}

const InviteDialog = lazyPart(() => import("./invite-dialog").then((dialog) => dialog.InviteDialog));

function InviteMembers({ id }: { id: number }) {
  const { opened, button, dialog } = useDialog(InviteDialog.preload);
  return (
    <>
      <Button {...button}>
        <Icon name="user-plus" />
        Invite Members
      </Button>
      {opened && <InviteDialog id={id} {...dialog} />}
    </>
  );
}
