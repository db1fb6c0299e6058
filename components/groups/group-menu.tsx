"use client";
import { useRef, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { OptionsButton } from "@/components/ui/options-button";
import type { Group } from "@/lib/groups/contract/groups";
import type { Membership } from "@/lib/groups/contract/members";
import { useCachedUser } from "./use-cached-user";

const DIALOGS = {
  manage: lazyPart(() => import("./manage-dialog").then((dialog) => dialog.ManageDialog)),
  leave: lazyPart(() => import("./leave-group-dialog").then((dialog) => dialog.LeaveGroupDialog)),
  delete: lazyPart(() => import("./delete-group-dialog").then((dialog) => dialog.DeleteGroupDialog)),
};

/** For members. Rendered open, because its code is loaded by the press that opens it. */
export function GroupMenu({ group, membership }: { group: Group; membership: Membership }) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialogName, setDialogName] = useState<keyof typeof DIALOGS>();
  const [open, setOpen] = useState(false);
  const openDialog = (dialog: keyof typeof DIALOGS) => () => {
    setDialogName(dialog);
    setOpen(true);
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };
  const moderates = useCachedUser()?.isAdmin && !membership.isAdmin;
  const Dialog = dialogName && DIALOGS[dialogName];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <OptionsButton ref={button} variant="ghost" aria-label="Group options" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {membership.isAdmin && (
            <DropdownMenuItem onSelect={openDialog("manage")}>
              <Icon name="settings-2" />
              Manage
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={openDialog("leave")}>
            <Icon name="log-out" />
            Leave Group
          </DropdownMenuItem>
          {moderates && (
            <DropdownMenuItem onSelect={openDialog("delete")} className="text-destructive">
              <Icon name="trash" />
              Delete group
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {Dialog && <Dialog group={group} open={open} onOpenChange={setOpen} onCloseAutoFocus={onCloseAutoFocus} />}
    </>
  );
}
