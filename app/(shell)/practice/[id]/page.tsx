import type { Metadata, Viewport } from "next";
import { AttemptScreen } from "@/components/practice/attempt/attempt-screen";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import * as contract from "@/lib/practice/contract/attempts";
import { getAttempt } from "@/lib/practice/reads";
import { formulaeOf } from "@/lib/practice/reads/formulae";

export const metadata: Metadata = { title: "Practice" };

/** A phone's keyboard makes the page smaller instead of covering its footer. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default async function AttemptPage({ params }: PageProps<"/practice/[id]">) {
  const raw = (await params).id;
  const viewer = await requireViewer(`/practice/${raw}`);
  const id = pageId(raw);
  const attempt = await orNotFound(getAttempt(viewer, id));
  return (
    <Hydrate queries={[prefetched(contract.getAttempt, { params: { id } }, attempt)]}>
      <AttemptScreen id={id} formulae={formulaeOf(attempt.paper?.code ?? null)} />
    </Hydrate>
  );
}
