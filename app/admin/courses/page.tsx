import type { Metadata } from "next";
import { AdminCoursesScreen } from "@/components/admin/courses/courses-screen";
import { listManagedCourses } from "@/lib/courses/contract/managing";
import { listManaged } from "@/lib/courses/reads";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireAdminViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Courses" };

export default async function AdminCoursesPage() {
  await requireAdminViewer("/admin/courses");
  return (
    <Hydrate queries={[prefetched(listManagedCourses, {}, listManaged())]}>
      <AdminCoursesScreen />
    </Hydrate>
  );
}
