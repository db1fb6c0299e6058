import type { Metadata } from "next";
import * as z from "zod/mini";
import { CoursesScreen } from "@/components/courses/courses-screen";
import * as contract from "@/lib/courses/contract";
import { listCourses } from "@/lib/courses/reads";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";
import { myCoursesOf } from "@/lib/progress/reads";

export const metadata: Metadata = { title: "Courses" };

export default async function CoursesPage() {
  const viewer = await requireViewer("/courses");
  const [catalogue, mine] = await Promise.all([listCourses(), myCoursesOf(viewer)]);
  const drafts = mine.filter(({ id }) => catalogue.every((course) => course.id !== id));
  return (
    <Hydrate queries={[prefetched(contract.listCourses, {}, catalogue)]}>
      <CoursesScreen drafts={drafts.map((course) => z.parse(contract.courseItem, course))} />
    </Hydrate>
  );
}
