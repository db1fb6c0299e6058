"use client";
import { type ReactNode, type Ref, useId } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { FoldSummary } from "@/components/ui/fold-summary";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Feedback } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import type { Block } from "@/lib/writing/block";
import { QuestionText } from "../question-text";
import { Sign, type Verdict } from "../sign";
import { Reasons } from "./reasons";
import { remarkOn, verdictInWords, verdictMarks } from "./verdict-words";

type FeedbackPanelProps = {
  ref?: Ref<HTMLHeadingElement>;
  question: Shown;
  answer: Answer | null;
  feedback: Feedback;
  /** The link to the lesson that explains the point; null inside that lesson. */
  lesson: string | null;
  discussion?: { threadId: number; title: string } | null | undefined;
  /** The student's own remarks on her answer. */
  children?: ReactNode;
  /** Actions: ask about the question, report it. */
  actions?: ReactNode;
};

const LOOKS: Record<Feedback["verdict"], { frame: string; text: string; sign: Verdict }> = {
  right: { frame: "border-primary/50", text: "text-primary", sign: "right" },
  part: { frame: "border-exam/50", text: "text-exam", sign: "part" },
  wrong: { frame: "border-destructive/50", text: "text-destructive", sign: "wrong" },
  blank: { frame: "border-input", text: "text-muted-foreground", sign: "blank" },
};

/** The feedback to an answer: the verdict, the mistake, the reasons, the solution, the point. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { ref, question, answer, feedback, lesson, discussion, children, actions } = props;
  const id = useId();
  const { frame, text, sign } = LOOKS[feedback.verdict];
  const remark = remarkOn(feedback);
  return (
    <section aria-labelledby={id} className={cn("rounded-lg border bg-card", frame)}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3 md:px-5">
        <Sign verdict={sign} label="" />
        <h2 ref={ref} id={id} tabIndex={-1} className={cn("heading rounded-sm text-lg outline-none", text)}>
          {verdictInWords(feedback)}
        </h2>
        <p className="ml-auto text-muted-foreground text-sm tabular-nums">
          {verdictMarks(feedback.marks, feedback.outOf)}
        </p>
      </header>
      <div className="space-y-4 px-4 py-4 md:px-5">
        {remark && <p className="text-sm">{remark}</p>}
        {/* The option's own reason already contains this. */}
        {feedback.recognised && feedback.detail.kind !== "choice" && (
          <div className="border-exam border-l-4 pl-3">
            <h3 className="font-semibold text-sm">What seems to have happened</h3>
            <QuestionText blocks={feedback.recognised.text} />
          </div>
        )}
        <Reasons question={question} answer={answer} detail={feedback.detail} />
        {feedback.worked.length > 0 && <WorkedSolution blocks={feedback.worked} open={feedback.verdict !== "right"} />}
        {children}
        {feedback.point && (
          <p className="rounded-md bg-muted px-3 py-2 text-sm">
            <span className="font-semibold">The point: </span>
            {feedback.point.statement}
          </p>
        )}
      </div>
      {(lesson || discussion || actions) && (
        <footer className="flex flex-wrap items-center gap-x-1 border-t px-2 py-1.5 md:px-3 print:hidden">
          {lesson && (
            <Link href={lesson} className={buttonVariants({ variant: "ghost", size: "sm" })}>
              <Icon name="book-open" />
              Open lesson
            </Link>
          )}
          {discussion && (
            <Link
              href={`/community/thread/${discussion.threadId}`}
              className={buttonVariants({ variant: "ghost", size: "sm", className: "min-w-0" })}
            >
              <Icon name="message-circle-question-mark" />
              <span className="truncate">Explained in the community: {discussion.title}</span>
            </Link>
          )}
          {actions}
        </footer>
      )}
    </section>
  );
}

/** Open after a wrong answer, collapsed after a right one; the key W toggles it. */
function WorkedSolution({ blocks, open }: { blocks: Block[]; open: boolean }) {
  return (
    <details open={open} data-worked className="group rounded-md border">
      <FoldSummary>Worked solution</FoldSummary>
      <div className="border-t px-3 py-3">
        <QuestionText blocks={blocks} />
      </div>
    </details>
  );
}
