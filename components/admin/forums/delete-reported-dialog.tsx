"use client";
import { useOpener } from "@/components/admin/people/use-opener";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { ACTION_WORDS } from "@/lib/forums/rules/reports";

type DeleteReportedDialogProps = { isPending: boolean; onConfirm(): void; onClose(): void };

export function DeleteReportedDialog({ isPending, onConfirm, onClose }: DeleteReportedDialogProps) {
  const backToOpener = useOpener();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        role="alertdialog"
        title="Delete this post?"
        description={ACTION_WORDS.delete.does}
        onCloseAutoFocus={backToOpener}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button variant="destructive" aria-disabled={isPending} onClick={() => isPending || onConfirm()}>
            {isPending ? "Deleting..." : "Delete post"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
