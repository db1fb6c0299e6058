import type { Metadata } from "next";
import { MistakesScreen } from "@/components/practice/mistakes/mistakes-screen";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { idOfFilter, pageOfList } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import { listMistakes } from "@/lib/practice/contract/overview";
import { listPractisedCourses } from "@/lib/practice/reads";
import * as mistakes from "@/lib/practice/reads/mistakes";
import { CAUSES, hasCostliest } from "@/lib/practice/rules/words";

export const metadata: Metadata = { title: "Mistakes" };

export default async function MistakesPage({ searchParams }: PageProps<"/practice/mistakes">) {
  const viewer = await requireViewer("/practice/mistakes");
  const urlQuery = await searchParams;
  const cause = CAUSES.find((one) => one === urlQuery.cause);
  const courseId = idOfFilter(urlQuery.course);
  const page = pageOfList(urlQuery.page);
  const of = { ...(courseId && { courseId }), ...(cause && { cause }) };
  const listed = await mistakes.listMistakes(viewer, { ...of, order: "area", page });
  const { total, open, causes } = listed;
  const queries = [prefetched(listMistakes, { query: { ...of, page } }, listed.mistakes)];
  if (hasCostliest(page, total)) {
    const costly = mistakes.listMistakes(viewer, { ...of, order: "cost", page: 1 }).then((list) => list.mistakes);
    queries.push(prefetched(listMistakes, { query: { ...of, order: "cost", page: 1 } }, costly));
  }
  const courses = await listPractisedCourses(viewer);
  return (
    <Hydrate queries={queries}>
      <MistakesScreen view={{ page, courseId, cause }} {...{ total, open, causes, courses }} />
    </Hydrate>
  );
}
