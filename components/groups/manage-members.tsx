"use client";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { Spinner } from "@/components/ui/spinner";
import type { Group } from "@/lib/groups/contract/groups";
import type { Member } from "@/lib/groups/contract/members";
import { useChangeRole, useMembers, useRemoveMember } from "@/lib/groups/hooks/members";
import type { Role } from "@/lib/groups/rules";
import { useCachedUser } from "./use-cached-user";

export function ManageMembers({ group }: { group: Group }) {
  const { data: members } = useMembers(group.id);
  const [leaving, setLeaving] = useState<string>();
  if (!members) return <Spinner />;
  return (
    <>
      <ul className="max-h-80 divide-y overflow-y-auto">
        {members.map((member) => (
          <MemberControls
            key={member.id}
            groupId={group.id}
            member={member}
            asking={leaving === member.id}
            onAsk={(asked) => setLeaving(asked ? member.id : undefined)}
          />
        ))}
      </ul>
      {group.isPrivate && (
        <p className="mt-3 text-compact text-muted-foreground">
          Removing somebody ends the open invitation links, so that nobody walks in again with an old one.
        </p>
      )}
    </>
  );
}

type ControlsProps = { groupId: number; member: Member; asking: boolean; onAsk(asked: boolean): void };

function MemberControls({ groupId, member, asking, onAsk }: ControlsProps) {
  const changeRole = useChangeRole(groupId);
  const remove = useRemoveMember(groupId);
  const { id: userId, username, avatarUrl, isAdmin } = member;
  const params = { id: groupId, userId };
  const isMe = useCachedUser()?.id === userId;
  if (asking)
    return (
      <li className="flex flex-wrap items-center justify-between gap-2 py-2.5">
        <p className="wrap-anywhere min-w-0 text-sm">Remove {username} from the group?</p>
        <span className="flex gap-2">
          <Button variant="outline" size="sm" onClick={() => onAsk(false)}>
            Keep
          </Button>
          <Button
            variant="destructive"
            size="sm"
            aria-disabled={remove.isPending}
            onClick={() => remove.mutate({ params }, { onSettled: () => onAsk(false) })}
          >
            Remove
          </Button>
        </span>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <UserAvatar src={avatarUrl} name={username} className="size-8" />
      <span className="wrap-anywhere min-w-0 flex-1 basis-28 font-medium text-sm">
        {username}
        {isMe && <span className="font-normal text-muted-foreground"> (you)</span>}
      </span>
      <NativeSelect
        aria-label={`Role of ${username}`}
        value={isAdmin ? "admin" : "member"}
        disabled={changeRole.isPending}
        onChange={({ target }) => changeRole.mutate({ params, body: { role: target.value as Role } })}
        className="w-32"
      >
        <option value="member">Member</option>
        <option value="admin">Admin</option>
      </NativeSelect>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${username}`}
        disabled={isMe}
        className={isMe ? "invisible" : undefined}
        onClick={() => onAsk(true)}
      >
        <UserMinus aria-hidden="true" />
      </Button>
    </li>
  );
}
