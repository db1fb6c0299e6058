"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import type { Item } from "@/lib/practice/contract/shapes";

const AskDialog = lazyPart(() => import("./ask-dialog").then((dialog) => dialog.AskDialog));
const ReportQuestionDialog = lazyPart(() =>
  import("./report-question-dialog").then((dialog) => dialog.ReportQuestionDialog),
);

/** The actions on an answered question. */
export function ItemActions({ attemptId, item }: { attemptId: number; item: Item }) {
  const asking = useDialog(AskDialog.preload);
  const reporting = useDialog(ReportQuestionDialog.preload);
  return (
    <>
      {item.courseId !== null && (
        <Button {...asking.button} variant="ghost" size="sm">
          <Icon name="message-circle-question-mark" />
          Ask about this question
        </Button>
      )}
      <Button {...reporting.button} variant="ghost" size="sm" className="text-muted-foreground">
        <Icon name="flag" />
        Report a problem
      </Button>
      {asking.opened && item.courseId !== null && (
        <AskDialog attemptId={attemptId} courseId={item.courseId} item={item} {...asking.dialog} />
      )}
      {reporting.opened && <ReportQuestionDialog attemptId={attemptId} place={item.place} {...reporting.dialog} />}
    </>
  );
}
