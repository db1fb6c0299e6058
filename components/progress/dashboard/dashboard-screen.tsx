"use client";
import { useUser } from "@/lib/accounts/hooks";
import type { OfferedCourse } from "@/lib/courses/contract";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { QueryFallback } from "../query-fallback";
import { Dashboard } from "./dashboard";

/** `offered`: courses that the reader was not enrolled in when the page was made. */
export function DashboardScreen({ offered }: { offered: OfferedCourse[] }) {
  const [user, myCourses, progress] = [useUser(), useMyCourses(), useProgress()];
  if (!user.data || !myCourses.data || !progress.data) return <QueryFallback queries={[user, myCourses, progress]} />;
  return <Dashboard user={user.data} myCourses={myCourses.data} progress={progress.data} offered={offered} />;
}
