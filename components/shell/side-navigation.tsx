"use client";

import { CourseName } from "@/components/courses/course-name";
import { UserAvatar } from "@/components/shell/user-avatar";
import { PremiumLink } from "@/components/subscriptions/premium-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useMenuPath } from "@/components/ui/pending-navigation";
import { Ring } from "@/components/ui/ring";
import { Brand } from "./brand";
import { NavLink } from "./nav-link";
import { ADMIN_ITEMS, MAIN_ITEMS } from "./navigation";
import type { ShellCourse, ShellData, ShellUser } from "./shell-data";
import { SideColumnButton } from "./side-column-button";

/** The content of the side column, which shows only icons when it is narrow. */
export function SideNavigation({ user, planLabel, mayUpgrade, courses, onLogout }: ShellData) {
  return (
    <>
      <div className="flex h-16 shrink-0 items-center justify-between px-3">
        <Link href="/dashboard" className="narrow:hidden ml-2 rounded-md">
          <Brand />
        </Link>
        <SideColumnButton />
      </div>
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-3 pt-1 pb-4">
        <nav aria-label="Main" className="space-y-6">
          <ul className="space-y-0.5">
            {MAIN_ITEMS.map((item) => (
              <li key={item.href}>
                <NavLink item={item} />
              </li>
            ))}
          </ul>
          <MyCourses courses={courses} />
        </nav>
        {mayUpgrade && <UpgradeCard />}
        {user.isAdmin && (
          <nav aria-labelledby="administration" className="border-t pt-4">
            <h2 id="administration" className="narrow:sr-only px-3 pb-1 font-medium text-muted-foreground text-xs">
              Administration
            </h2>
            <ul className="space-y-0.5">
              {ADMIN_ITEMS.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <UserBlock user={user} planLabel={planLabel} onLogout={onLogout} />
    </>
  );
}

/** Hidden where the page itself offers Premium: such an element has the attribute `data-upgrade`. */
function UpgradeCard() {
  return (
    <section
      aria-labelledby="premium"
      className="narrow:hidden rounded-lg border bg-background p-3.5 [body:has([data-upgrade])_&]:hidden"
    >
      <h2 id="premium" className="heading text-base">
        Premium
      </h2>
      <p className="mt-0.5 text-compact text-muted-foreground">Unlock all modules and advanced features</p>
      <PremiumLink className={buttonVariants({ variant: "outline", size: "sm", className: "mt-3 w-full" })}>
        Upgrade Now
      </PremiumLink>
    </section>
  );
}

type UserBlockProps = { user: ShellUser; planLabel: string; onLogout(): void };

function UserBlock({ user, planLabel, onLogout }: UserBlockProps) {
  return (
    <div className="flex items-center gap-3 border-t p-3">
      <UserAvatar src={user.avatarUrl} name={user.name} username={user.username} />
      <div className="narrow:hidden min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{user.name}</p>
        <p className="truncate text-muted-foreground text-xs">{planLabel}</p>
      </div>
      <button type="button" onClick={onLogout} className="frame-logout">
        <Icon name="log-out" className="size-4" />
        Logout
      </button>
    </div>
  );
}

const SIDEBAR_COURSES = 5;

function ExamIn({ days }: { days: number }) {
  return (
    <span className="narrow:sr-only text-muted-foreground text-xs tabular-nums">
      <span className="sr-only">, exam </span>
      {days === 0 ? "today" : `${days} d`}
    </span>
  );
}

function CourseLink({ course: { id, title, progress, daysLeft } }: { course: ShellCourse }) {
  const href = `/courses/${id}`;
  const current = useMenuPath((path) => path === href);
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className="nav-course">
      <Ring value={progress} size={18} stroke={3} />
      <CourseName title={title} className="narrow:sr-only min-w-0 flex-1 truncate" />
      <span className="sr-only">{progress}% complete</span>
      {daysLeft !== null && <ExamIn days={daysLeft} />}
    </Link>
  );
}

function MyCourses({ courses }: { courses: readonly ShellCourse[] }) {
  const hiddenCount = courses.length - SIDEBAR_COURSES;
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="my-courses">
      <h2 id="my-courses" className="narrow:sr-only px-3 pb-1 font-medium text-muted-foreground text-xs">
        My Courses
      </h2>
      <ul className="space-y-0.5">
        {courses.slice(0, SIDEBAR_COURSES).map((course) => (
          <li key={course.id}>
            <CourseLink course={course} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Link
          href="/courses?tab=enrolled"
          className="narrow:hidden mx-3 mt-1 inline-flex min-h-8 items-center rounded-sm text-compact text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
        >
          + {hiddenCount} more {hiddenCount === 1 ? "course" : "courses"}
        </Link>
      )}
    </section>
  );
}
