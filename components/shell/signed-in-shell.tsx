"use client";
import { type ReactNode, useEffect } from "react";
import { Bell } from "@/components/notifications/bell";
import { StreakMenu } from "@/components/progress/streak-menu";
import { useToday } from "@/components/progress/use-today";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { MenuLink } from "@/components/ui/link";
import { useMenuPath } from "@/components/ui/pending-navigation";
import { useDialog } from "@/components/ui/use-dialog";
import { useLogout, useUser } from "@/lib/accounts/hooks";
import { noteSignedIn } from "@/lib/accounts/hooks/signed-in-here";
import { useMyCourses, useProgress } from "@/lib/progress/hooks";
import { useSendKeptTicks } from "@/lib/progress/hooks/kept-ticks";
import { daysLeft, isUpcoming } from "@/lib/progress/rules";
import { isFailing, planLabel } from "@/lib/subscriptions/rules";
import { Mark } from "./mark";
import { BOTTOM_ITEMS, hasBottomBar, isCurrent, type NavigationItem } from "./navigation";
import { OfflineBar } from "./offline-bar";
import { ScreenFrame } from "./screen-frame";
import { CourseSearch } from "./search/course-search";
import type { ShellData, ShellUser } from "./shell-data";
import { LazyShortcuts } from "./shortcuts/lazy-shortcuts";
import { storeSideColumn } from "./side-column";
import { SideNavigation } from "./side-navigation";
import { SkipLink } from "./skip-link";
import { SpinnerScreen } from "./spinner-screen";
import { storeTheme } from "./theme";
import { UserMenu } from "./user-menu";

/** The frame with the person's own data. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const { data: courses = [] } = useMyCourses();
  const { data: progress } = useProgress();
  const today = useToday(user?.timeZone ?? "UTC");
  const logout = useLogout();
  useSendKeptTicks(user?.id);
  const isSignedIn = user !== undefined;
  useEffect(() => noteSignedIn(isSignedIn), [isSignedIn]);
  // Null only between signing out and leaving the page: the server never renders this frame without a user.
  if (!user) return <SpinnerScreen />;
  return (
    <ShellFrame
      user={user}
      planLabel={planLabel(user.subscription.active)}
      mayUpgrade={!user.subscription.active && !isFailing(user.subscription.status)}
      courses={courses.map(({ id, title, progress: percent, examDate }) => ({
        id,
        title,
        progress: percent,
        daysLeft: isUpcoming(examDate, today) ? daysLeft(examDate, today) : null,
      }))}
      streak={<StreakMenu days={progress?.learningStreak ?? 0} timeZone={user.timeZone} />}
      onLogout={() => logout.mutate({}, { onSuccess: keepAppearance })}
      search={<CourseSearch />}
      bell={<Bell timeZone={user.timeZone} />}
      bar={isFailing(user.subscription.status) && <PaymentBar fallback={null} />}
    >
      {children}
    </ShellFrame>
  );
}

/** Signing out clears the browser's storage, but the appearance is no secret and is kept. */
const keepAppearance = () => {
  storeTheme();
  storeSideColumn();
};

const PaymentBar = lazyPart(() => import("@/components/subscriptions/payment-bar").then((part) => part.PaymentBar), {
  heavy: true,
});
const MoreSheet = lazyPart(() => import("./more-sheet").then((part) => part.default));

type ShellFrameProps = ShellData & TopBarParts & { bar: ReactNode; children: ReactNode };

type TopBarParts = { search: ReactNode; streak: ReactNode; bell: ReactNode };

/** The frame around every signed-in page. It fetches nothing itself; its callers supply the data. */
function ShellFrame({ search, streak, bell, bar, children, ...data }: ShellFrameProps) {
  return (
    <div data-beside-navigation className="md:pl-64 md:in-data-side-column:pl-16 print:pl-0">
      <SkipLink />
      <aside data-navigation aria-label="Side navigation" className="frame-side">
        <SideNavigation {...data} />
      </aside>
      <TopBar user={data.user} streak={streak} search={search} bell={bell} onLogout={data.onLogout} />
      <OfflineBar />
      <main id="content" tabIndex={-1} className="frame-main">
        {bar}
        <ScreenFrame>{children}</ScreenFrame>
      </main>
      <LazyShortcuts onLogout={data.onLogout} />
      <BottomBar {...data} />
    </div>
  );
}

type TopBarProps = TopBarParts & { user: ShellUser; onLogout(): void };

function TopBar({ user, streak, search, bell, onLogout }: TopBarProps) {
  return (
    <header data-navigation className="frame-top">
      <div className="frame-row">
        <Mark className="size-7 shrink-0 max-sm:hidden md:hidden" />
        <div className="min-w-0 max-w-md flex-1">{search}</div>
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3">
          {streak}
          {bell}
          <UserMenu user={user} onLogout={onLogout} />
        </div>
      </div>
    </header>
  );
}

function BottomBar(data: ShellData) {
  if (!useMenuPath(hasBottomBar)) return null;
  return (
    <nav aria-label="Quick" className="frame-bottom">
      <ul className="grid grid-cols-5">
        {BOTTOM_ITEMS.map((item) => (
          <li key={item.href}>
            <BottomLink item={item} />
          </li>
        ))}
        <li>
          <More {...data} />
        </li>
      </ul>
    </nav>
  );
}

function BottomLink({ item }: { item: NavigationItem }) {
  const current = useMenuPath((path) => isCurrent(item, path));
  return (
    <MenuLink href={item.href} aria-current={current ? "page" : undefined} className={`nav-slot ${item.icon}`}>
      {item.label}
    </MenuLink>
  );
}

const isBehindMore = (path: string) => !BOTTOM_ITEMS.some((item) => isCurrent(item, path));

/** A component of its own, so that a press renders nothing else of the frame. */
function More(data: ShellData) {
  const isCurrentPage = useMenuPath(isBehindMore);
  const { opened, button, dialog } = useDialog(MoreSheet.preload);
  return (
    <>
      <button
        type="button"
        {...button}
        className={cn("nav-slot icon-menu", isCurrentPage && "font-medium text-primary")}
      >
        More
      </button>
      {opened && <MoreSheet {...data} {...dialog} />}
    </>
  );
}
