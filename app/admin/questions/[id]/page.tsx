import type { Metadata } from "next";
import { QuestionScreen } from "@/components/admin/questions/question-screen";
import { pageId } from "@/lib/platform/server/page-params";
import { requireAdminViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Question" };

export default async function AdminQuestionPage({ params }: PageProps<"/admin/questions/[id]">) {
  const raw = (await params).id;
  await requireAdminViewer(`/admin/questions/${raw}`);
  return <QuestionScreen id={pageId(raw)} />;
}
