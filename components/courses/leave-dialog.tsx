"use client";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { Course } from "@/lib/courses/contract";
import { useLeave } from "@/lib/progress/hooks";

type LeaveDialogProps = {
  course: Course;
  open: boolean;
  onOpenChange(open: boolean): void;
  onCloseAutoFocus(event: Event): void;
};

export function LeaveDialog({ course, open, onOpenChange, onCloseAutoFocus }: LeaveDialogProps) {
  const leave = useLeave();
  const confirm = () => {
    if (!leave.isPending) leave.mutate({ params: { id: course.id } }, { onError: () => onOpenChange(false) });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        title="Leave this course?"
        description={`${course.title} goes from your courses, and its exam date with it. The topics you have completed are kept, and count again when you come back.`}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Stay enrolled</Button>
          </DialogClose>
          <Button variant="destructive" onClick={confirm} aria-disabled={leave.isPending}>
            {leave.isPending ? "Leaving..." : "Leave course"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
