import type { Metadata } from "next";
import { QuestionReportsScreen } from "@/components/admin/questions/question-reports-screen";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { pageOfList } from "@/lib/platform/server/page-params";
import { requireAdminViewer } from "@/lib/platform/server/session";
import * as contract from "@/lib/questions/contract/managing";
import { listQuestionReports } from "@/lib/questions/reads";

export const metadata: Metadata = { title: "Reported problems" };

export default async function QuestionReportsPage({ searchParams }: PageProps<"/admin/questions/reports">) {
  const viewer = await requireAdminViewer("/admin/questions/reports");
  const urlQuery = await searchParams;
  const question = /^[1-9]\d{0,8}$/.test(String(urlQuery.question)) ? Number(urlQuery.question) : undefined;
  const query = { page: pageOfList(urlQuery.page), ...(question && { question }) };
  const { reports, total } = await listQuestionReports(query);
  return (
    <Hydrate queries={[prefetched(contract.listQuestionReports, { query }, reports)]}>
      <QuestionReportsScreen page={query.page} question={question} total={total} timeZone={viewer.timeZone} />
    </Hydrate>
  );
}
