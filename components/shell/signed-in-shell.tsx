"use client";
import type { ReactNode } from "react";
import { Bell } from "@/components/notifications/bell";
import { useToday } from "@/components/progress/use-today";
import { useLogout, useUser } from "@/lib/accounts/hooks";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { daysLeft, isUpcoming } from "@/lib/progress/rules";
import { planLabel } from "@/lib/subscriptions/rules";
import { CourseSearch } from "./search/course-search";
import { ShellFrame } from "./shell-frame";
import { SpinnerScreen } from "./spinner-screen";
import { storeTheme } from "./theme";

/** The frame with the person's own data in it. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const { data: courses = [] } = useMyCourses();
  const { data: progress } = useProgress();
  const today = useToday(user?.timeZone ?? "UTC");
  const logout = useLogout();
  // Only between signing out and leaving the page: the server never renders this frame without a person.
  if (!user) return <SpinnerScreen />;
  return (
    <ShellFrame
      user={user}
      planLabel={planLabel(user.subscription.active)}
      isSubscribed={user.subscription.active}
      courses={courses.map(({ id, title, progress: done, examDate }) => ({
        id,
        title,
        progress: done,
        daysLeft: isUpcoming(examDate, today) ? daysLeft(examDate, today) : null,
      }))}
      streak={progress?.learningStreak ?? 0}
      onLogout={() => logout.mutate({}, { onSuccess: storeTheme })}
      search={<CourseSearch />}
      bell={<Bell timeZone={user.timeZone} />}
    >
      {children}
    </ShellFrame>
  );
}
