import type { Metadata } from "next";
import { CoursesScreen } from "@/components/courses/courses-screen";
import * as contract from "@/lib/courses/contract";
import { listCourses } from "@/lib/courses/reads";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Courses" };

export default async function CoursesPage() {
  await requireViewer("/courses");
  return (
    <Hydrate queries={[prefetched(contract.listCourses, {}, listCourses())]}>
      <CoursesScreen />
    </Hydrate>
  );
}
