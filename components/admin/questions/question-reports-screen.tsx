"use client";
import { ShieldCheck } from "lucide-react";
import { Pager } from "@/components/forums/pager";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Skeleton } from "@/components/ui/skeleton";
import { sentenceOf } from "@/lib/platform/call";
import { useQuestionReports } from "@/lib/questions/hooks/managing";
import { QuestionReportCard } from "./question-report-card";

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
          icon={ShieldCheck}
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
