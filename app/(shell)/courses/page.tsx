import type { Metadata } from "next";
import { CoursesScreen } from "@/components/courses/courses-screen";
import * as contract from "@/lib/courses/contract";
import { listCourses } from "@/lib/courses/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Courses" };

export default async function CoursesPage() {
  await signedIn("/courses");
  return (
    <Prefetched parts={[known(contract.listCourses, {}, listCourses())]}>
      <CoursesScreen />
    </Prefetched>
  );
}
