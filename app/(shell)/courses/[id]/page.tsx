import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { cache } from "react";
import * as z from "zod/mini";
import { CourseScreen } from "@/components/courses/course-screen";
import { Banner } from "@/components/ui/banner";
import * as contract from "@/lib/courses/contract";
import { getCourse } from "@/lib/courses/reads";
import { Problem } from "@/lib/platform/contract/problem";
import { idParams, MAX_INT4 } from "@/lib/platform/contract/shapes";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { recordVisit } from "@/lib/progress/writes";

const MINUTE_MS = 60_000;

export async function generateMetadata({ params }: PageProps<"/courses/[id]">): Promise<Metadata> {
  const { course } = await load((await params).id);
  return { title: course.title };
}

export default async function CoursePage({ params }: PageProps<"/courses/[id]">) {
  const { viewer, course } = await load((await params).id);
  const { id, enrolled, lastAccessedAt } = course;
  if (enrolled && now().getTime() - (lastAccessedAt?.getTime() ?? 0) > MINUTE_MS) after(() => recordVisit(viewer, id));
  return (
    <Hydrate queries={[prefetched(contract.getCourse, { params: { id } }, course)]}>
      {course.draft && (
        <Banner variant="exam" title="Draft" className="mb-4">
          Only admins see this course until it is published.
        </Banner>
      )}
      <CourseScreen id={id} />
    </Hydrate>
  );
}

const load = cache(async (raw: string) => {
  const viewer = await requireViewer(`/courses/${raw}`);
  const { data } = z.safeParse(idParams(), { id: raw });
  if (!data || data.id > MAX_INT4) notFound();
  try {
    return { viewer, course: await getCourse(viewer, data.id) };
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === "not_found") notFound();
    throw thrown;
  }
});
