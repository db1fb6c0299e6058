import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import * as z from "zod/mini";
import { ReadinessScreen } from "@/components/readiness/readiness-screen";
import { Problem } from "@/lib/platform/contract/problem";
import { idParams, MAX_INT4 } from "@/lib/platform/contract/shapes";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer, type Viewer } from "@/lib/platform/server/session";
import { getReadiness as contract } from "@/lib/readiness/contract";
import { getReadiness } from "@/lib/readiness/reads";

export const metadata: Metadata = { title: "Readiness" };

export default async function ReadinessPage({ params }: PageProps<"/courses/[id]/readiness">) {
  const raw = (await params).id;
  const viewer = await requireViewer(`/courses/${raw}/readiness`);
  const { data } = z.safeParse(idParams(), { id: raw });
  if (!data || data.id > MAX_INT4) notFound();
  return (
    <Hydrate queries={[prefetched(contract, { params: data }, await load(viewer, data.id))]}>
      <ReadinessScreen id={data.id} />
    </Hydrate>
  );
}

async function load(viewer: Viewer, id: number) {
  try {
    return await getReadiness(viewer, id);
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === "not_found") notFound();
    // The course page says how to enrol.
    if (thrown instanceof Problem && thrown.code === "not_enrolled") redirect(`/courses/${id}`);
    throw thrown;
  }
}
