import type { Metadata } from "next";
import { PracticeScreen } from "@/components/practice/overview/practice-screen";
import { pageOfList } from "@/lib/platform/page-params";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";
import { listAttempts } from "@/lib/practice/contract/attempts";
import { getPractice } from "@/lib/practice/contract/overview";
import * as practice from "@/lib/practice/reads";

export const metadata: Metadata = { title: "Practice" };

export default async function PracticePage({ searchParams }: PageProps<"/practice">) {
  const viewer = await signedIn("/practice");
  const query = { state: "finished" as const, page: pageOfList((await searchParams).page) };
  const { attempts, total } = await practice.listAttempts(viewer, query);
  return (
    <Prefetched
      parts={[known(getPractice, {}, practice.getPractice(viewer)), known(listAttempts, { query }, attempts)]}
    >
      <PracticeScreen page={query.page} total={total} />
    </Prefetched>
  );
}
