"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";
import { useDeleteGroup } from "@/lib/groups/hooks/groups";
import { lossOfGroup } from "@/lib/groups/rules";

export function DeleteGroupDialog({ group, ...dialog }: DialogState & { group: Group }) {
  const remove = useDeleteGroup();
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete this group?"
      description={`${lossOfGroup(group)} It is noted in the audit log that you did it.`}
      keep="Keep the group"
      confirm="Delete group"
      confirming="Deleting..."
      isPending={remove.isPending || remove.isSuccess}
      onConfirm={() => remove.mutate({ params: { id: group.id } }, { onError: () => dialog.onOpenChange(false) })}
    />
  );
}
