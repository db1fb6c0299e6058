import type { Metadata } from "next";
import { PracticeScreen } from "@/components/practice/overview/practice-screen";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { idOfFilter, pageOfList } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import { listAttempts } from "@/lib/practice/contract/attempts";
import { getPractice } from "@/lib/practice/contract/overview";
import * as practice from "@/lib/practice/reads";

export const metadata: Metadata = { title: "Practice" };

export default async function PracticePage({ searchParams }: PageProps<"/practice">) {
  const viewer = await requireViewer("/practice");
  const { page, course } = await searchParams;
  const query = { state: "finished" as const, page: pageOfList(page) };
  const { attempts, total } = await practice.listAttempts(viewer, query);
  return (
    <Hydrate
      queries={[
        prefetched(getPractice, {}, practice.getPractice(viewer)),
        prefetched(listAttempts, { query }, attempts),
      ]}
    >
      <PracticeScreen page={query.page} total={total} courseId={idOfFilter(course)} />
    </Hydrate>
  );
}
