"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Group } from "@/lib/groups/contract/groups";
import { useDeleteGroup } from "@/lib/groups/hooks/groups";
import { lossOfGroup } from "@/lib/groups/rules";

/** Asks twice: there is no way back. */
export function DeleteGroup({ group }: { group: Group }) {
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
