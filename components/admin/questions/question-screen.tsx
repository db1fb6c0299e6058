"use client";
import { RefreshCw } from "lucide-react";
import Link from "next/link";
import { AnswerFields } from "@/components/questions/answer-fields";
import { FeedbackPanel } from "@/components/questions/feedback/feedback-panel";
import { QuestionBody } from "@/components/questions/question-body";
import { QuestionText } from "@/components/questions/question-text";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { sentenceOf } from "@/lib/platform/call";
import type { ManagedDetail } from "@/lib/questions/contract/managing";
import { useManagedQuestion } from "@/lib/questions/hooks/managing";
import { emptyDraft } from "@/lib/questions/rules/drafts";
import { QuestionFacts } from "./question-facts";
import { SetState } from "./set-state";
import { StateBadge } from "./state-badge";

export function QuestionScreen({ id }: { id: number }) {
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
            <Link
              prefetch={false}
              href={`/courses/${courseId}/topics/${topicId}`}
              className="text-primary underline underline-offset-2"
            >
              Open lesson
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {source === "template" && (
            <Button variant="outline" onClick={() => void refetch()} disabled={isFetching}>
              <RefreshCw aria-hidden="true" />
              Another variant
            </Button>
          )}
          <SetState question={question} />
        </div>
      </header>
      <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Preview question={question} />
        <QuestionFacts question={question} />
      </div>
    </>
  );
}

/** As a student sees it after a right answer. */
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
          <QuestionBody question={shown} />
          <AnswerFields
            question={shown}
            draft={answer ?? emptyDraft(shown)}
            readOnly
            feedback={feedback}
            faultId={undefined}
            onChange={() => {}}
          />
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
