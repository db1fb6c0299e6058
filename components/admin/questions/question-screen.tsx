"use client";
import type { ReactNode } from "react";
import { AnsweredQuestion } from "@/components/questions/answered-question";
import { FeedbackPanel } from "@/components/questions/feedback/feedback-panel";
import { QuestionText } from "@/components/questions/question-text";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useDialog } from "@/components/ui/use-dialog";
import { sentenceOf } from "@/lib/platform/query/call";
import { secondsInWords } from "@/lib/practice/rules/figures";
import type { ManagedDetail } from "@/lib/questions/contract/managing";
import { useManagedQuestion } from "@/lib/questions/hooks/managing";
import { QUESTION_KIND_LABELS } from "@/lib/questions/rules/words";
import { SetState } from "./set-state";
import { StateBadge } from "./state-badge";

const DeleteQuestionDialog = lazyPart(() =>
  import("./delete-question-dialog").then((dialog) => dialog.DeleteQuestionDialog),
);

export function QuestionScreen({ id }: { id: number }) {
  const deleting = useDialog(DeleteQuestionDialog.preload);
  const { data: question, error, refetch, isFetching } = useManagedQuestion(id);
  if (!question) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  const { key, state, source, courseTitle, topicTitle, courseId, topicId } = question;
  return (
    <>
      <BreadcrumbTrail steps={[{ href: "/admin/questions", label: "Questions" }]} here={key} />
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 space-y-1">
          <h1 className="heading wrap-anywhere text-2xl">{topicTitle}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
            <StateBadge state={state} />
            {courseTitle}
            <Link href={`/courses/${courseId}/topics/${topicId}`} className="text-primary underline underline-offset-2">
              Open lesson
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {source === "template" && (
            <Button variant="outline" onClick={() => void refetch()} disabled={isFetching}>
              <Icon name="refresh-cw" />
              Another variant
            </Button>
          )}
          <SetState question={question} />
          <Button {...deleting.button} variant="outline">
            <Icon name="trash" />
            Delete
          </Button>
          {deleting.opened && <DeleteQuestionDialog question={question} {...deleting.dialog} />}
        </div>
      </header>
      <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Preview question={question} />
        <QuestionFacts question={question} />
      </div>
    </>
  );
}

/** The question as a student sees it after a right answer. */
function Preview({ question: { shown, answer, feedback, hint } }: { question: ManagedDetail }) {
  if (!shown)
    return <p className="rounded-lg border border-dashed px-4 py-8 text-center">This question cannot be shown.</p>;
  return (
    <div className="space-y-4">
      <Card>
        <CardHeader>
          <CardTitle>As a student sees it</CardTitle>
        </CardHeader>
        <CardContent className="space-y-5">
          <AnsweredQuestion question={shown} answer={answer} feedback={feedback} />
          {hint && (
            <div className="border-info border-l-4 pl-3">
              <h3 className="font-semibold text-sm">Hint</h3>
              <QuestionText blocks={hint} />
            </div>
          )}
        </CardContent>
      </Card>
      {feedback && <FeedbackPanel question={shown} answer={answer} feedback={feedback} lesson={null} />}
    </div>
  );
}

const DIFFICULTIES: Record<number, string> = { [-1]: "Easy", 0: "Middling", 1: "Hard" };

/** The facts about a question beside its text. */
function QuestionFacts({ question }: { question: ManagedDetail }) {
  const { id, key, kind, source, file, marks, seconds, difficulty, version, point, answers, reports } = question;
  const { facility, discrimination, medianSeconds } = question;
  return (
    <Card>
      <dl className="divide-y text-sm">
        <Fact name="Key" value={<span className="wrap-anywhere font-mono text-compact">{key}</span>} />
        <Fact name="Kind" value={QUESTION_KIND_LABELS[kind]} />
        <Fact name="Source" value={source === "template" ? "Template" : "Written"} />
        {file && <Fact name="File" value={<span className="wrap-anywhere font-mono text-compact">{file}</span>} />}
        <Fact name="Marks" value={marks} />
        <Fact name="Expected time" value={secondsInWords(seconds)} />
        <Fact name="Difficulty" value={DIFFICULTIES[Math.round(difficulty)] ?? difficulty.toFixed(1)} />
        <Fact name="Version" value={version} />
        <Fact name="Answers" value={answers.toLocaleString("en-GB")} />
        {facility !== null && <Fact name="Right" value={`${Math.round(facility * 100)}%`} />}
        {discrimination !== null && <Fact name="Discrimination" value={discrimination.toFixed(2)} />}
        {medianSeconds !== null && <Fact name="Median time" value={secondsInWords(medianSeconds)} />}
        <Fact
          name="Open reports"
          value={
            reports === 0 ? (
              0
            ) : (
              <Link
                href={`/admin/questions/reports?question=${id}`}
                className="text-primary underline underline-offset-2"
              >
                {reports}
              </Link>
            )
          }
        />
        <div className="px-4 py-3">
          <dt className="text-muted-foreground">Point</dt>
          <dd>{point?.statement ?? "None"}</dd>
        </div>
      </dl>
    </Card>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="flex justify-between gap-4 px-4 py-2.5">
    <dt className="shrink-0 text-muted-foreground">{name}</dt>
    <dd className="min-w-0 text-right tabular-nums">{value}</dd>
  </div>
);
