import type { Metadata } from "next";
import { CoursesScreen } from "@/components/admin/courses/courses-screen";
import { listManagedCourses } from "@/lib/admin/contract/courses";
import { listManaged } from "@/lib/courses/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { administrator } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Courses" };

export default async function AdminCoursesPage() {
  await administrator("/admin/courses");
  return (
    <Prefetched parts={[known(listManagedCourses, {}, listManaged())]}>
      <CoursesScreen />
    </Prefetched>
  );
}
