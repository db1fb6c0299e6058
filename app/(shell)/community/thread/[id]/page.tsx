import type { Metadata } from "next";
import { headers } from "next/headers";
import { after } from "next/server";
import { cache } from "react";
import { ThreadScreen } from "@/components/forums/thread-screen";
import { forumViewerOf } from "@/components/forums/viewer";
import { nonceIn, StructuredData } from "@/components/shell/structured-data";
import * as contract from "@/lib/forums/contract/posts";
import { getReading } from "@/lib/forums/contract/reading";
import { getThread } from "@/lib/forums/contract/threads";
import * as posts from "@/lib/forums/reads/posts";
import * as readings from "@/lib/forums/reads/reading";
import * as threads from "@/lib/forums/reads/threads";
import { pageAddress } from "@/lib/forums/rules/paging";
import { questionOf, summaryOf } from "@/lib/forums/rules/question";
import { countView, recordThreadVisit, viewerKey } from "@/lib/forums/writes/views";
import { env } from "@/lib/platform/process/env";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId, pageOfList } from "@/lib/platform/server/page-params";
import { currentViewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";

type Props = PageProps<"/community/thread/[id]">;

const load = cache(async (raw: string) => {
  const id = pageId(raw);
  const viewer = await currentViewer();
  return { viewer, thread: await orNotFound(threads.getThread(viewer, id)) };
});

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ thread }, { page }] = await Promise.all([load((await params).id), searchParams]);
  const canonical = pageAddress(`/community/thread/${thread.id}`, pageOfList(page));
  const description = summaryOf(thread.content) || `A thread in ${thread.forumName}.`;
  return { title: thread.title, description, alternates: { canonical } };
}

export default async function ThreadPage({ params, searchParams }: Props) {
  const [{ viewer, thread }, search, sent] = await Promise.all([load((await params).id), searchParams, headers()]);
  const { id } = thread;
  const page = pageOfList(search.page);
  const [{ list }, reading] = await orNotFound(
    Promise.all([posts.listPosts(viewer, id, page), viewer && readings.getReading(viewer, id)]),
  );
  const question = page === 1 ? questionOf(thread, env.appUrl) : null;
  const key = viewerKey(viewer, sent);
  const seenAt = now();
  after(() => countView(id, key));
  if (viewer) after(() => recordThreadVisit({ userId: viewer.id, threadId: id, posts: list, seenAt }));
  return (
    <Hydrate
      queries={[
        prefetched(getThread, { params: { id } }, thread),
        prefetched(contract.listPosts, { params: { id }, query: { page } }, list),
        ...(reading ? [prefetched(getReading, { params: { id } }, reading)] : []),
      ]}
    >
      {question && <StructuredData data={question} nonce={nonceIn(sent)} />}
      <ThreadScreen id={id} page={page} viewer={forumViewerOf(viewer)} />
    </Hydrate>
  );
}
