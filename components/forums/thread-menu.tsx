"use client";
import { Eye, EyeOff, FolderInput, Lock, LockOpen, MoreHorizontal, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { lazyPart } from "@/components/ui/lazy-part";
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
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>
          <Button ref={button} variant="outline" size="icon" aria-label="Thread options">
            <MoreHorizontal aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <Item icon={<Pencil />} label="Edit title" onSelect={() => openDialog("retitle")} />
          {viewer?.isAdmin && (
            <>
              <Item
                icon={isPinned ? <PinOff /> : <Pin />}
                label={isPinned ? "Unpin thread" : "Pin thread"}
                onSelect={() => change({ isPinned: !isPinned })}
              />
              <Item
                icon={isLocked ? <LockOpen /> : <Lock />}
                label={isLocked ? "Unlock thread" : "Lock thread"}
                onSelect={() => change({ isLocked: !isLocked })}
              />
              <Item icon={<FolderInput />} label="Move thread" onSelect={() => openDialog("move")} />
              <Item
                icon={isHidden ? <Eye /> : <EyeOff />}
                label={isHidden ? "Show thread again" : "Hide thread"}
                onSelect={() => change({ isHidden: !isHidden })}
              />
              <Item icon={<Trash2 />} label="Delete thread" onSelect={() => openDialog("delete")} />
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
