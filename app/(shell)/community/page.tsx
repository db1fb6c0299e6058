import type { Metadata } from "next";
import { CommunityScreen } from "@/components/forums/community-screen";
import { readerOf } from "@/components/forums/reader";
import * as contract from "@/lib/forums/contract/forums";
import { listForums } from "@/lib/forums/reads/forums";
import * as groups from "@/lib/groups/contract/groups";
import { listGroups, listMyGroups } from "@/lib/groups/reads/groups";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { whoever } from "@/lib/platform/session";

export const metadata: Metadata = {
  title: "Community",
  description: "Forums for every paper, and study groups: ask, answer and study together.",
  alternates: { canonical: "/community" },
};

export default async function CommunityPage({ searchParams }: PageProps<"/community">) {
  const [viewer, { tab }] = await Promise.all([whoever(), searchParams]);
  const parts = [known(contract.listForums, {}, listForums(viewer))];
  if (viewer) parts.push(known(groups.listMyGroups, {}, listMyGroups(viewer)));
  if (viewer && tab === "groups") parts.push(known(groups.listGroups, {}, listGroups(viewer)));
  return (
    <Prefetched parts={parts}>
      <CommunityScreen reader={readerOf(viewer)} tab={tab === "groups" ? "groups" : "forums"} />
    </Prefetched>
  );
}
