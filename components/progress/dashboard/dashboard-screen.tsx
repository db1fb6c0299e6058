"use client";
import { useUser } from "@/lib/accounts/hooks";
import { useCourses } from "@/lib/courses/hooks";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { QueryFallback } from "../query-fallback";
import { Dashboard } from "./dashboard";

export function DashboardScreen() {
  const [user, myCourses, progress, all] = [useUser(), useMyCourses(), useProgress(), useCourses()];
  if (!user.data || !myCourses.data || !progress.data || !all.data)
    return <QueryFallback queries={[user, myCourses, progress, all]} />;
  return <Dashboard user={user.data} myCourses={myCourses.data} progress={progress.data} all={all.data} />;
}
