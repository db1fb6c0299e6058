import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { MocksScreen } from "@/components/practice/exam/mocks-screen";
import { Problem } from "@/lib/platform/contract/problem";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import * as contract from "@/lib/practice/contract/mocks";
import { getMocks } from "@/lib/practice/reads/mocks";

export const metadata: Metadata = { title: "Mock exams" };

export default async function MockPage({ params }: PageProps<"/courses/[id]/mock">) {
  const raw = (await params).id;
  const viewer = await requireViewer(`/courses/${raw}/mock`);
  const id = pageId(raw);
  const mocks = await orNotFound(getMocks(viewer, id).catch(nullWithoutEnrolment));
  // The course's page offers to enrol.
  if (!mocks) redirect(`/courses/${id}`);
  return (
    <Hydrate queries={[prefetched(contract.getMocks, { params: { id } }, mocks)]}>
      <MocksScreen id={id} />
    </Hydrate>
  );
}

function nullWithoutEnrolment(thrown: unknown): null {
  if (thrown instanceof Problem && thrown.code === "not_enrolled") return null;
  throw thrown;
}
