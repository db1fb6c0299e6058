import type { Metadata } from "next";
import { ForumsScreen } from "@/components/admin/forums/forums-screen";
import * as forums from "@/lib/forums/contract/forums";
import * as reports from "@/lib/forums/contract/reports";
import { listForums } from "@/lib/forums/reads/forums";
import { listReports } from "@/lib/forums/reads/reports";
import { forumsUrlStateFrom } from "@/lib/forums/rules/url-state";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireAdminViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Forums" };

/** The data of the open tab is prefetched; the other tab loads its own when it is opened. */
export default async function AdminForumsPage({ searchParams }: PageProps<"/admin/community/forums">) {
  const viewer = await requireAdminViewer("/admin/community/forums");
  const { tab, post } = forumsUrlStateFrom(await searchParams);
  const parts =
    tab === "forums"
      ? [prefetched(forums.listForums, {}, listForums(viewer))]
      : [
          prefetched(
            reports.listReports,
            { query: post ? { post } : {} },
            listReports(viewer, { post }).then(({ list }) => list),
          ),
        ];
  return (
    <Hydrate queries={parts}>
      <ForumsScreen timeZone={viewer.timeZone} />
    </Hydrate>
  );
}
