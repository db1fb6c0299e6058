import type { Metadata } from "next";
import { CommunityScreen } from "@/components/forums/community-screen";
import { forumViewerOf } from "@/components/forums/viewer";
import * as contract from "@/lib/forums/contract/forums";
import { listForums } from "@/lib/forums/reads/forums";
import * as groups from "@/lib/groups/contract/groups";
import { listGroups, listMyGroups } from "@/lib/groups/reads/groups";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { currentViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = {
  title: "Community",
  description: "Forums for every paper, and study groups: ask, answer and study together.",
  alternates: { canonical: "/community" },
};

export default async function CommunityPage({ searchParams }: PageProps<"/community">) {
  const [viewer, { tab }] = await Promise.all([currentViewer(), searchParams]);
  const parts = [prefetched(contract.listForums, {}, listForums(viewer))];
  if (viewer) parts.push(prefetched(groups.listMyGroups, {}, listMyGroups(viewer)));
  if (viewer && tab === "groups") parts.push(prefetched(groups.listGroups, {}, listGroups(viewer)));
  return (
    <Hydrate queries={parts}>
      <CommunityScreen viewer={forumViewerOf(viewer)} tab={tab === "groups" ? "groups" : "forums"} />
    </Hydrate>
  );
}
