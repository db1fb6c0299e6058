import type { Metadata } from "next";
import { cache } from "react";
import { ForumScreen } from "@/components/forums/forum-screen";
import { forumViewerOf } from "@/components/forums/viewer";
import { getForum } from "@/lib/forums/contract/forums";
import { FILTERS, type Filter, listThreads } from "@/lib/forums/contract/threads";
import * as forums from "@/lib/forums/reads/forums";
import * as threads from "@/lib/forums/reads/threads";
import { pageAddress } from "@/lib/forums/rules/paging";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId, pageOfList } from "@/lib/platform/server/page-params";
import { currentViewer } from "@/lib/platform/server/session";

type Props = PageProps<"/community/forum/[id]">;

const load = cache(async (raw: string) => {
  const id = pageId(raw);
  const viewer = await currentViewer();
  return { viewer, forum: await orNotFound(forums.getForum(viewer, id)) };
});

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ forum }, { page }] = await Promise.all([load((await params).id), searchParams]);
  const canonical = pageAddress(`/community/forum/${forum.id}`, pageOfList(page));
  return { title: forum.name, description: forum.description, alternates: { canonical } };
}

export default async function ForumPage({ params, searchParams }: Props) {
  const [{ viewer, forum }, search] = await Promise.all([load((await params).id), searchParams]);
  const { id } = forum;
  const page = pageOfList(search.page);
  const filter = filterFrom(search.filter);
  const { list, total } = await orNotFound(threads.listThreads(viewer, id, page, { filter }));
  const query = { page, ...(filter ? { filter } : {}) };
  return (
    <Hydrate
      queries={[
        prefetched(getForum, { params: { id } }, forum),
        prefetched(listThreads, { params: { id }, query }, list),
      ]}
    >
      <ForumScreen id={id} viewer={forumViewerOf(viewer)} view={{ page, total, filter }} />
    </Hydrate>
  );
}

const filterFrom = (raw: string | string[] | undefined): Filter | undefined => FILTERS.find((filter) => filter === raw);
