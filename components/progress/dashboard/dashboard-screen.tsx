"use client";
import { useUser } from "@/lib/accounts/hooks";
import { useCourses } from "@/lib/courses/hooks";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { Waiting } from "../waiting";
import { Dashboard } from "./dashboard";

export function DashboardScreen() {
  const [user, mine, progress, all] = [useUser(), useMyCourses(), useProgress(), useCourses()];
  if (!user.data || !mine.data || !progress.data || !all.data) return <Waiting asked={[user, mine, progress, all]} />;
  return <Dashboard user={user.data} mine={mine.data} progress={progress.data} all={all.data} />;
}
