"use client";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Group } from "@/lib/groups/contract/groups";
import { DeleteGroup } from "./delete-group";
import { GroupDetailsForm } from "./group-details-form";
import { ManageMembers } from "./manage-members";

export function ManageDialog({ group, open, onOpenChange, onCloseAutoFocus }: DialogState & { group: Group }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} className="max-w-xl" onCloseAutoFocus={onCloseAutoFocus}>
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
            <GroupDetailsForm group={group} onSaved={() => onOpenChange(false)} />
          </TabsContent>
          <TabsContent value="members">
            <ManageMembers group={group} />
          </TabsContent>
          <TabsContent value="delete">
            <DeleteGroup group={group} />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
