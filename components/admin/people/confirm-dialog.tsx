import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useOpener } from "./use-opener";

type ConfirmDialogProps = {
  title: string;
  description: string;
  action: string;
  isPending: boolean;
  onConfirm(): void;
  onClose(): void;
};

export function ConfirmDialog({ title, description, action, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  const backToOpener = useOpener();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} description={description} onCloseAutoFocus={backToOpener}>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button aria-disabled={isPending} onClick={() => isPending || onConfirm()}>
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
