"use client";
import { useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/address";
import { queryKeyOf } from "@/lib/platform/use-endpoint";
import type { EnrolledCourse, listMyCourses } from "@/lib/progress/contract";

const key = queryKeyOf(clientEndpoint<typeof listMyCourses>("GET", "/api/user/courses"));

/** What the frame around the page knows already; a visitor has none, and must not be asked to sign in for it. */
export function useMyCourseIds(): number[] {
  const courses = useQueryClient().getQueryData<EnrolledCourse[]>(key) ?? [];
  return courses.map(({ id }) => id);
}
