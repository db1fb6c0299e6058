import type { Metadata } from "next";
import { after } from "next/server";
import { cache } from "react";
import { CourseScreen } from "@/components/courses/course-screen";
import { Banner } from "@/components/ui/banner";
import * as contract from "@/lib/courses/contract";
import { getCourse } from "@/lib/courses/reads";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { requireViewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { myCoursesOf, todayOf } from "@/lib/progress/reads";
import { isExamOver, isVisitDue } from "@/lib/progress/rules";
import { recordVisit } from "@/lib/progress/writes";
import { getExamResult } from "@/lib/readiness/contract";
import * as readiness from "@/lib/readiness/reads";

export async function generateMetadata({ params }: PageProps<"/courses/[id]">): Promise<Metadata> {
  const { course } = await load((await params).id);
  return { title: course.title };
}

export default async function CoursePage({ params }: PageProps<"/courses/[id]">) {
  const { viewer, course } = await load((await params).id);
  const { id, enrolled, lastAccessedAt } = course;
  if (enrolled && isVisitDue(lastAccessedAt, now())) after(() => recordVisit(viewer, id));
  const examDate = (await myCoursesOf(viewer)).find((one) => one.id === id)?.examDate ?? null;
  const result = isExamOver(examDate, todayOf(viewer))
    ? [prefetched(getExamResult, { params: { id } }, readiness.getExamResult(viewer, id))]
    : [];
  return (
    <Hydrate queries={[prefetched(contract.getCourse, { params: { id } }, course), ...result]}>
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
  return { viewer, course: await orNotFound(getCourse(viewer, pageId(raw))) };
});
