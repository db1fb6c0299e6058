"use client";
import { type FormEvent, useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { NativeSelect } from "@/components/ui/native-select";
import { Spinner } from "@/components/ui/spinner";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { DialogState } from "@/components/ui/use-dialog";
import { useDialogGuard } from "@/components/ui/use-dialog-guard";
import type { Group } from "@/lib/groups/contract/groups";
import type { Member } from "@/lib/groups/contract/members";
import { useDeleteGroup, useUpdateGroup } from "@/lib/groups/hooks/groups";
import { useChangeRole, useMembers, useRemoveMember } from "@/lib/groups/hooks/members";
import { lossOfGroup, type Role } from "@/lib/groups/rules";
import { GroupFields } from "./group-fields";
import { useCachedUser } from "./use-cached-user";
import { type GroupForm, useGroupForm } from "./use-group-form";

export function ManageDialog({ group, open, onOpenChange, onCloseAutoFocus }: DialogState & { group: Group }) {
  const { name, description, isPrivate } = group;
  const form = useGroupForm({ name, description, isPrivate });
  // Each time it opens, it shows the group as it is then.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) form.restart();
  }
  const guard = useDialogGuard(form.isDirty, () => onOpenChange(false));
  return (
    <Dialog open={open} onOpenChange={guard.onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        className="max-w-xl"
        onInteractOutside={(event) => form.isDirty && event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>Manage group</DialogTitle>
        </DialogHeader>
        <Tabs defaultValue="details">
          <TabsList aria-label="Manage group">
            <TabsTrigger value="details">Details</TabsTrigger>
            <TabsTrigger value="members">Members</TabsTrigger>
            <TabsTrigger value="delete">Delete</TabsTrigger>
          </TabsList>
          <TabsContent value="details">
            <GroupDetailsForm group={group} form={form} onSaved={() => onOpenChange(false)} />
          </TabsContent>
          <TabsContent value="members">
            <ManageMembers group={group} />
          </TabsContent>
          <TabsContent value="delete">
            <DeleteGroup group={group} />
          </TabsContent>
        </Tabs>
        {guard.question}
      </DialogContent>
    </Dialog>
  );
}

/** Needs a second press, because it cannot be undone. */
function DeleteGroup({ group }: { group: Group }) {
  const [sure, setSure] = useState(false);
  const remove = useDeleteGroup();
  const waiting = remove.isPending || remove.isSuccess;
  const press = () => {
    if (!sure) setSure(true);
    else if (!waiting) remove.mutate({ params: { id: group.id } });
  };
  return (
    <div className="space-y-4">
      <p className="wrap-anywhere text-sm">{lossOfGroup(group)}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {sure && (
          <Button variant="outline" onClick={() => setSure(false)}>
            Keep the group
          </Button>
        )}
        <Button variant="destructive" onClick={press} aria-disabled={waiting}>
          {sure ? "Yes, delete it for everyone" : "Delete group"}
        </Button>
      </div>
    </div>
  );
}

type GroupDetailsFormProps = { group: Group; form: GroupForm; onSaved(): void };

function GroupDetailsForm({ group, form, onSaved }: GroupDetailsFormProps) {
  const { id, isPrivate } = group;
  const save = useUpdateGroup(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = save.isPending ? null : form.checked();
    if (body) save.mutate({ params: { id }, body }, { onSuccess: onSaved, onError: form.refused });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <GroupFields form={form} />
      {!isPrivate && form.values.isPrivate && (
        <p className="text-compact text-muted-foreground">Everybody who is a member now stays one.</p>
      )}
      {isPrivate && !form.values.isPrivate && (
        <p className="text-compact text-muted-foreground">
          The members are told. What was said until now stays with them: who joins later does not read it.
        </p>
      )}
      <DialogFooter>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save changes"}
        </Button>
      </DialogFooter>
    </form>
  );
}

function ManageMembers({ group }: { group: Group }) {
  const { data: members } = useMembers(group.id, group.memberCount);
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
  const remove = useRemoveMember();
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
        <Icon name="user-minus" />
      </Button>
    </li>
  );
}
