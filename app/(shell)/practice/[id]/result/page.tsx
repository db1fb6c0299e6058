import type { Metadata } from "next";
import { AttemptOpen } from "@/components/practice/result/attempt-open";
import { ResultScreen } from "@/components/practice/result/result-screen";
import { Problem } from "@/lib/platform/contract/problem";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import * as contract from "@/lib/practice/contract/attempts";
import { getAttempt } from "@/lib/practice/reads";
import { getResult } from "@/lib/practice/reads/result";

export const metadata: Metadata = { title: "Result" };

export default async function ResultPage({ params }: PageProps<"/practice/[id]/result">) {
  const raw = (await params).id;
  const viewer = await requireViewer(`/practice/${raw}/result`);
  const id = pageId(raw);
  const result = await orNotFound(getResult(viewer, id).catch(nullWhileOpen));
  if (!result) return <AttemptOpen attempt={await getAttempt(viewer, id)} />;
  return (
    <Hydrate queries={[prefetched(contract.getResult, { params: { id } }, result)]}>
      <ResultScreen id={id} />
    </Hydrate>
  );
}

function nullWhileOpen(thrown: unknown): null {
  if (thrown instanceof Problem && thrown.code === "attempt_open") return null;
  throw thrown;
}
