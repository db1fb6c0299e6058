import type { Metadata } from "next";
import { QuestionsScreen } from "@/components/admin/questions/questions-screen";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireAdminViewer } from "@/lib/platform/server/session";
import * as contract from "@/lib/questions/contract/managing";
import { listManagedQuestions } from "@/lib/questions/reads";
import { questionsFilterFrom, questionsQuery } from "@/lib/questions/rules/managing";

export const metadata: Metadata = { title: "Questions" };

export default async function AdminQuestionsPage({ searchParams }: PageProps<"/admin/questions">) {
  await requireAdminViewer("/admin/questions");
  const urlQuery = await searchParams;
  const filter = questionsFilterFrom((name) => [urlQuery[name]].flat()[0]);
  const questions = listManagedQuestions(filter).then((found) => found.questions);
  return (
    <Hydrate queries={[prefetched(contract.listManagedQuestions, { query: questionsQuery(filter) }, questions)]}>
      <QuestionsScreen />
    </Hydrate>
  );
}
