import type { Metadata } from "next";
import { cache } from "react";
import { AdminLessonScreen } from "@/components/admin/lessons/lesson-screen";
import * as contract from "@/lib/lessons/contract/managing";
import { getManagedLesson } from "@/lib/lessons/reads/managing";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { requireAdminViewer } from "@/lib/platform/server/session";

type Props = PageProps<"/admin/lessons/[topicId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Lesson: ${(await load((await params).topicId)).title}` };
}

export default async function AdminLessonPage({ params }: Props) {
  const lesson = await load((await params).topicId);
  return (
    <Hydrate queries={[prefetched(contract.getManagedLesson, { params: { id: lesson.topicId } }, lesson)]}>
      <AdminLessonScreen topicId={lesson.topicId} />
    </Hydrate>
  );
}

const load = cache(async (raw: string) => {
  await requireAdminViewer(`/admin/lessons/${raw}`);
  return orNotFound(getManagedLesson(pageId(raw)));
});
