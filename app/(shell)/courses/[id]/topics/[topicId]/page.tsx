import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { cache } from "react";
import { LessonScreen } from "@/components/lessons/lesson-screen";
import { LockedLesson } from "@/components/lessons/locked-lesson";
import * as contract from "@/lib/lessons/contract";
import { getLesson, getLessonHead } from "@/lib/lessons/reads";
import { Problem } from "@/lib/platform/contract/problem";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import { recordVisit } from "@/lib/progress/writes";

type Props = PageProps<"/courses/[id]/topics/[topicId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { head } = await load(await params);
  return { title: head.title };
}

export default async function LessonPage({ params }: Props) {
  const { viewer, head, lesson, barrier } = await load(await params);
  if (barrier) return <LockedLesson head={head} barrier={barrier} />;
  after(() => recordVisit(viewer, head.courseId));
  return (
    <Hydrate queries={[prefetched(contract.getLesson, { params: { id: head.topicId } }, lesson)]}>
      <LessonScreen key={head.topicId} topicId={head.topicId} />
    </Hydrate>
  );
}

const load = cache(async ({ id, topicId }: { id: string; topicId: string }) =>
  openedBy(id, topicId, await requireViewer(`/courses/${id}/topics/${topicId}`)),
);

async function openedBy(course: string, topic: string, viewer: Awaited<ReturnType<typeof requireViewer>>) {
  const [courseId, topicId] = [pageId(course), pageId(topic)];
  try {
    const lesson = await orNotFound(getLesson(viewer, topicId));
    // A topic has one address only, the one with its own course; any other course in it is 404.
    if (lesson.courseId !== courseId) notFound();
    return { viewer, head: lesson, lesson, barrier: null };
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.status !== 403) throw thrown;
    const head = await getLessonHead(viewer, topicId);
    if (head.courseId !== courseId) notFound();
    const barrier = thrown.code === "not_enrolled" ? ("enrolment" as const) : ("premium" as const);
    return { viewer, head, lesson: null, barrier };
  }
}
