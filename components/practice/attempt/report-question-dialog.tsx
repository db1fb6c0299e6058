"use client";
import { ReportDialog } from "@/components/ui/report-dialog";
import type { DialogState } from "@/components/ui/use-dialog";
import { useReportItem } from "@/lib/practice/hooks/attempt";
import { REPORT_NOTE_MAX, REPORT_REASON_LABELS, REPORT_REASONS } from "@/lib/practice/rules/words";

type ReportQuestionDialogProps = DialogState & { attemptId: number; place: number };

export function ReportQuestionDialog({ attemptId, place, ...dialog }: ReportQuestionDialogProps) {
  const { mutate, isPending } = useReportItem();
  return (
    <ReportDialog
      {...dialog}
      title="Report a problem"
      description="An admin sees the question with your answer, and tells you what came of it."
      legend="What is wrong?"
      reasons={REPORT_REASONS}
      labels={REPORT_REASON_LABELS}
      noteHint="Optional. What should we look at?"
      noteMax={REPORT_NOTE_MAX}
      isPending={isPending}
      onSend={(body) =>
        mutate({ params: { id: attemptId, place }, body }, { onSuccess: () => dialog.onOpenChange(false) })
      }
    />
  );
}
