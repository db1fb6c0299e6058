import type { Metadata } from "next";
import { cache } from "react";
import { LessonScreen } from "@/components/admin/lessons/lesson-screen";
import * as contract from "@/lib/lessons/contract/managing";
import { getManagedLesson } from "@/lib/lessons/reads/managing";
import { foundOr404, pageId } from "@/lib/platform/page-params";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { administrator } from "@/lib/platform/session";

type Props = PageProps<"/admin/lessons/[topicId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Lesson: ${(await opened((await params).topicId)).title}` };
}

export default async function AdminLessonPage({ params }: Props) {
  const lesson = await opened((await params).topicId);
  return (
    <Prefetched parts={[known(contract.getManagedLesson, { params: { id: lesson.topicId } }, lesson)]}>
      <LessonScreen topicId={lesson.topicId} />
    </Prefetched>
  );
}

const opened = cache(async (written: string) => {
  await administrator(`/admin/lessons/${written}`);
  return foundOr404(getManagedLesson(pageId(written)));
});
