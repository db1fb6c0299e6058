"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";
import { useLeaveGroup } from "@/lib/groups/hooks/members";

export function LeaveGroupDialog({ group, ...dialog }: DialogState & { group: Group }) {
  const leave = useLeaveGroup(group.id);
  const wayBack = group.isPrivate ? "You need a new invitation to come back." : "You can join again at any time.";
  const last =
    group.memberCount === 1
      ? "You are its last member: the group stays, empty."
      : "What you have written stays in the chat.";
  return (
    <ConfirmDialog
      {...dialog}
      title="Leave this group?"
      description={`${last} ${wayBack}`}
      keep="Stay"
      confirm="Leave Group"
      confirming="Leaving..."
      isPending={leave.isPending}
      onConfirm={() => leave.mutate({ params: { id: group.id } }, { onError: () => dialog.onOpenChange(false) })}
    />
  );
}
