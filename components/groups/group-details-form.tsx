"use client";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import type { Group } from "@/lib/groups/contract/groups";
import { useUpdateGroup } from "@/lib/groups/hooks/groups";
import { GroupFields } from "./group-fields";
import { useGroupForm } from "./use-group-form";

export function GroupDetailsForm({ group, onSaved }: { group: Group; onSaved(): void }) {
  const { id, name, description, isPrivate } = group;
  const form = useGroupForm({ name, description, isPrivate });
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
