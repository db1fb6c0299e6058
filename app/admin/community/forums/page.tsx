import type { Metadata } from "next";
import { ForumsScreen } from "@/components/admin/forums/forums-screen";
import * as forums from "@/lib/forums/contract/forums";
import * as reports from "@/lib/forums/contract/reports";
import { listForums } from "@/lib/forums/reads/forums";
import { listReports } from "@/lib/forums/reads/reports";
import { forumsPlaceFrom } from "@/lib/forums/rules/place";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { administrator } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Forums" };

/** What the opened tab shows is there at once; the other is asked for when somebody goes there. */
export default async function AdminForumsPage({ searchParams }: PageProps<"/admin/community/forums">) {
  const viewer = await administrator("/admin/community/forums");
  const { tab, post } = forumsPlaceFrom(await searchParams);
  const parts =
    tab === "forums"
      ? [known(forums.listForums, {}, listForums(viewer))]
      : [
          known(
            reports.listReports,
            { query: post ? { post } : {} },
            listReports(viewer, { post }).then(({ list }) => list),
          ),
        ];
  return (
    <Prefetched parts={parts}>
      <ForumsScreen timeZone={viewer.timeZone} />
    </Prefetched>
  );
}
