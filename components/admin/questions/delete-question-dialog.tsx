"use client";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import type { ManagedDetail } from "@/lib/questions/contract/managing";
import { useDeleteQuestion } from "@/lib/questions/hooks/managing";

type DeleteQuestionDialogProps = DialogState & { question: Pick<ManagedDetail, "id" | "version"> };

export function DeleteQuestionDialog({ question: { id, version }, ...dialog }: DeleteQuestionDialogProps) {
  const router = useRouter();
  const { mutate, isPending } = useDeleteQuestion();
  const remove = () =>
    mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: ({ withdrawn }) => {
          dialog.onOpenChange(false);
          if (!withdrawn) router.push("/admin/questions");
        },
      },
    );
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete this question?"
      description="A question that students have met, or that came with the product, is withdrawn instead, so that results stay as they are."
      confirm="Delete"
      confirming="Deleting..."
      isPending={isPending}
      onConfirm={remove}
    />
  );
}
