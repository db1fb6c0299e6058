"use client";
import { type ReactNode, useRef, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { OptionsButton } from "@/components/ui/options-button";
import type { Thread } from "@/lib/forums/contract/threads";
import { useEditThread, useHideThread } from "@/lib/forums/hooks";
import type { ForumViewer } from "./viewer";

const RetitleDialog = lazyPart(() => import("./retitle-dialog").then((dialog) => dialog.RetitleDialog));
const MoveDialog = lazyPart(() => import("./move-dialog").then((dialog) => dialog.MoveDialog));
const DeleteThreadDialog = lazyPart(() => import("./delete-thread-dialog").then((dialog) => dialog.DeleteThreadDialog));

const DIALOGS = { retitle: RetitleDialog, move: MoveDialog, delete: DeleteThreadDialog };
type DialogName = keyof typeof DIALOGS;

/**
 * For the author of the thread and for admins. Rendered open, because its code is loaded by the press that opens it.
 */
export function ThreadMenu({ thread, viewer }: { thread: Thread; viewer: ForumViewer }) {
  const { id, isPinned, isLocked, isHidden } = thread;
  const button = useRef<HTMLButtonElement>(null);
  const [dialogName, setDialogName] = useState<DialogName>();
  const [open, setOpen] = useState(false);
  const edit = useEditThread(id);
  const hide = useHideThread(id);
  const openDialog = (dialog: DialogName) => {
    setDialogName(dialog);
    setOpen(true);
  };
  const change = (body: { isPinned?: boolean; isLocked?: boolean; isHidden?: boolean }) =>
    (body.isHidden ? hide : edit).mutate({ params: { id }, body });
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };
  const Dialog = dialogName && DIALOGS[dialogName];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <OptionsButton ref={button} variant="outline" aria-label="Thread options" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <Item icon={<Icon name="pencil" />} label="Edit title" onSelect={() => openDialog("retitle")} />
          {viewer?.isAdmin && (
            <>
              <Item
                icon={isPinned ? <Icon name="pin-off" /> : <Icon name="pin" />}
                label={isPinned ? "Unpin thread" : "Pin thread"}
                onSelect={() => change({ isPinned: !isPinned })}
              />
              <Item
                icon={isLocked ? <Icon name="lock-open" /> : <Icon name="lock" />}
                label={isLocked ? "Unlock thread" : "Lock thread"}
                onSelect={() => change({ isLocked: !isLocked })}
              />
              <Item icon={<Icon name="folder-input" />} label="Move thread" onSelect={() => openDialog("move")} />
              <Item
                icon={isHidden ? <Icon name="eye" /> : <Icon name="eye-off" />}
                label={isHidden ? "Show thread again" : "Hide thread"}
                onSelect={() => change({ isHidden: !isHidden })}
              />
              <Item icon={<Icon name="trash" />} label="Delete thread" onSelect={() => openDialog("delete")} />
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {Dialog && <Dialog thread={thread} open={open} onOpenChange={setOpen} onCloseAutoFocus={onCloseAutoFocus} />}
    </>
  );
}

const Item = ({ icon, label, onSelect }: { icon: ReactNode; label: string; onSelect(): void }) => (
  <DropdownMenuItem onSelect={onSelect}>
    <span aria-hidden="true" className="contents">
      {icon}
    </span>
    {label}
  </DropdownMenuItem>
);
