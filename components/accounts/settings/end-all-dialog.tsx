"use client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { useEndAllSessions } from "@/lib/accounts/hooks/security";

export function EndAllDialog({ open, onOpenChange, onCloseAutoFocus }: DialogState) {
  const endAll = useEndAllSessions();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Sign out everywhere?"
        description="Every browser and phone is signed out at once, this one too. You then sign in again by link."
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button disabled={endAll.isPending || endAll.isSuccess} onClick={() => endAll.mutate({})}>
            Sign out everywhere
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
