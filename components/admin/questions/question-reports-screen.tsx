"use client";
import { useState } from "react";
import { Pager } from "@/components/forums/pager";
import { AnsweredQuestion } from "@/components/questions/answered-question";
import { verdictInWords } from "@/components/questions/feedback/verdict-words";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { FoldSummary } from "@/components/ui/fold-summary";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { sentenceOf } from "@/lib/platform/query/call";
import { REPORT_REASON_LABELS, type ReportReason } from "@/lib/practice/rules/words";
import type { QuestionReport } from "@/lib/questions/contract/managing";
import { useQuestionReports, useResolveQuestionReport } from "@/lib/questions/hooks/managing";
import { SetState } from "./set-state";
import { StateBadge } from "./state-badge";

type QuestionReportsScreenProps = { page: number; question: number | undefined; total: number; timeZone: string };

export function QuestionReportsScreen({ page, question, total, timeZone }: QuestionReportsScreenProps) {
  const { data: reports, error, refetch } = useQuestionReports({ page, ...(question && { question }) });
  return (
    <>
      <BreadcrumbTrail steps={[{ href: "/admin/questions", label: "Questions" }]} here="Reported problems" />
      <PageHeading
        title="Reported problems"
        description="What students found wrong with a question, open ones first."
      />
      {!reports && error && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!reports && !error && <Skeleton className="h-96" />}
      {reports?.length === 0 && (
        <EmptyState
          icon="shield-check"
          title="No reports"
          description="When a student reports a problem with a question, it is shown here with her answer."
        />
      )}
      <ul className="space-y-4">
        {reports?.map((report) => (
          <li key={report.id}>
            <QuestionReportCard report={report} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {reports && (
        <Pager
          label="Pages of reports"
          path="/admin/questions/reports"
          page={page}
          shown={reports.length}
          total={total}
          more={{ question: question === undefined ? undefined : String(question) }}
        />
      )}
    </>
  );
}

/** A report with the exact variant and the student's answer. */
function QuestionReportCard({ report, timeZone }: { report: QuestionReport; timeZone: string }) {
  const { questionId, key, topicTitle, courseTitle, reason, note, state, questionState, reporter, createdAt } = report;
  return (
    <Card>
      <CardHeader className="pb-3 md:pb-3">
        <CardTitle className="wrap-anywhere">
          <Link href={`/admin/questions/${questionId}`} className="underline-offset-4 hover:underline">
            {topicTitle}
          </Link>
        </CardTitle>
        <p className="flex flex-wrap items-center gap-2 text-compact text-muted-foreground">
          <Badge variant={state === "open" ? "exam" : "secondary"}>{STATE_LABELS[state]}</Badge>
          <StateBadge state={questionState} />
          <span>{courseTitle}</span>
          <span className="font-mono">{key}</span>
        </p>
      </CardHeader>
      <CardContent className="space-y-4">
        <div className="text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{REPORT_REASON_LABELS[reason as ReportReason] ?? reason}</span>
            <span className="text-compact text-muted-foreground">
              {reporter ?? "A former student"}, <RelativeTime at={createdAt} timeZone={timeZone} />
            </span>
          </p>
          {note && <p className="wrap-anywhere mt-1 max-w-[72ch] whitespace-pre-line">{note}</p>}
          {report.version !== report.current && (
            <p className="mt-1 text-muted-foreground">The question was changed since.</p>
          )}
        </div>
        <ReportedQuestion report={report} />
        {report.reply && (
          <p className="wrap-anywhere whitespace-pre-line rounded-md bg-muted px-3 py-2 text-sm">
            <span className="font-semibold">Reply: </span>
            {report.reply}
          </p>
        )}
      </CardContent>
      {state === "open" && <Resolve report={report} />}
    </Card>
  );
}

const STATE_LABELS: Record<QuestionReport["state"], string> = { open: "Open", fixed: "Fixed", declined: "Declined" };

function ReportedQuestion({ report: { shown, answer, feedback } }: { report: QuestionReport }) {
  if (!shown) return <p className="text-muted-foreground text-sm">The variant was tidied away.</p>;
  return (
    <details className="group rounded-md border">
      <FoldSummary>The question and the answer{feedback && `: ${verdictInWords(feedback).toLowerCase()}`}</FoldSummary>
      <div className="space-y-5 border-t px-3 py-3">
        <AnsweredQuestion question={shown} answer={answer} feedback={feedback} />
      </div>
    </details>
  );
}

function Resolve({ report }: { report: QuestionReport }) {
  const [reply, setReply] = useState("");
  const { mutate, isPending } = useResolveQuestionReport();
  const close = (state: "fixed" | "declined") => mutate({ params: { id: report.id }, body: { state, reply } });
  return (
    <CardFooter className="flex-col items-stretch">
      <Field label="Reply" hint="Optional. The reporter reads it.">
        {(wiring) => (
          <Textarea
            {...wiring}
            value={reply}
            maxLength={1000}
            onChange={({ target }) => setReply(target.value)}
            className="min-h-16"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <SetState question={{ id: report.questionId, state: report.questionState, version: report.current }} />
        <Button className="ml-auto" onClick={() => close("fixed")} disabled={isPending}>
          Mark as fixed
        </Button>
        <Button variant="outline" onClick={() => close("declined")} disabled={isPending}>
          Decline
        </Button>
      </div>
    </CardFooter>
  );
}
