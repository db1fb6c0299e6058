"use client";
import { FileQuestion } from "lucide-react";
import Link from "next/link";
import { Pages } from "@/components/admin/users/pages";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { sentenceOf } from "@/lib/platform/call";
import { useManagedQuestions } from "@/lib/questions/hooks/managing";
import { QUESTIONS_PAGE, questionsQuery } from "@/lib/questions/rules/managing";
import { QuestionRow } from "./question-row";
import { QuestionsFilter } from "./questions-filter";
import { useQuestionsUrlState } from "./use-questions-url-state";

export function QuestionsScreen() {
  const { filter, change } = useQuestionsUrlState();
  const { data: questions, error, refetch } = useManagedQuestions(questionsQuery(filter));
  return (
    <>
      <PageHeading
        title="Questions"
        description="The bank, by course and topic. A wrong question is withdrawn at once and mended with a release."
        actions={
          <Link prefetch={false} href="/admin/questions/reports" className={buttonVariants({ variant: "outline" })}>
            Reported problems
          </Link>
        }
      />
      <QuestionsFilter filter={filter} onChange={change} />
      {!questions && error && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!questions && !error && <Skeleton className="h-96" />}
      {questions?.length === 0 && (
        <EmptyState
          icon={FileQuestion}
          title={filter.page > 1 ? "No more questions" : "No questions found"}
          description={filter.page > 1 ? "The list ended on an earlier page." : "Nothing fits all of the filter."}
        />
      )}
      {questions && questions.length > 0 && (
        <ul className="divide-y rounded-lg border bg-card">
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </ul>
      )}
      {questions && (
        <Pages
          page={filter.page}
          last={undefined}
          isLast={questions.length < QUESTIONS_PAGE}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
}
