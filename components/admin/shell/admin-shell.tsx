"use client";
import { type ReactNode, useState } from "react";
import { OfflineBar } from "@/components/shell/offline-bar";
import { ScreenFrame } from "@/components/shell/screen-frame";
import { TopSearch } from "@/components/shell/search/top-search";
import { SkipLink } from "@/components/shell/skip-link";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { storeTheme } from "@/components/shell/theme";
import { useKeptFocus } from "@/components/shell/use-kept-focus";
import { UserMenu } from "@/components/shell/user-menu";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Tooltips } from "@/components/ui/tooltips";
import { useLogout, useUser } from "@/lib/accounts/hooks";
import { usePolledAttention } from "@/lib/admin/hooks";
import { PAYMENTS_LINK, REPORTS_LINK } from "@/lib/admin/rules";
import { badgeOf } from "@/lib/notifications/rules";
import { AdminNavigation } from "./admin-navigation";

const AdminDrawer = lazyPart(() => import("./admin-drawer").then((part) => part.default));

export function AdminShell({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const logout = useLogout();
  useKeptFocus();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  // There is no user only between signing out and leaving the page.
  if (!user) return <SpinnerScreen />;
  return (
    <div className="md:pl-64">
      <SkipLink />
      <aside
        aria-label="Side navigation"
        className="fixed inset-y-0 left-0 z-20 flex w-64 flex-col border-r bg-card max-md:hidden"
      >
        <AdminNavigation />
      </aside>
      <header className="sticky top-0 z-20 border-b bg-background">
        <div className="mx-auto flex h-16 max-w-[78rem] items-center gap-2 px-4 sm:gap-3 md:px-6">
          <Button
            variant="ghost"
            size="icon"
            className="md:hidden"
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setDrawer("open")}
          >
            <Icon name="menu" className="size-5!" />
          </Button>
          <div className="min-w-0 max-w-md flex-1">
            <AdminSearch />
          </div>
          <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3">
            <AdminBell />
            <UserMenu user={user} onLogout={() => logout.mutate({}, { onSuccess: storeTheme })} />
          </div>
        </div>
      </header>
      <OfflineBar />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[78rem] px-4 pt-6 pb-16 md:px-6 md:pt-8">
        <ScreenFrame>{children}</ScreenFrame>
      </main>
      {drawer !== "never" && (
        <AdminDrawer open={drawer === "open"} onOpenChange={(open) => setDrawer(open ? "open" : "closed")} />
      )}
      <Tooltips />
    </div>
  );
}

const fetchResults = () => import("./admin-search-results");
const AdminSearchResults = lazyPart(() => fetchResults().then((part) => part.AdminSearchResults));

/** Users are searched most often, so Enter filters the table of users. */
const hrefOf = (text: string) => `/admin/users?q=${encodeURIComponent(text)}`;

function AdminSearch() {
  return (
    <TopSearch
      label="Search users, courses, threads and reports"
      placeholder="Search users, courses, threads..."
      hrefOf={hrefOf}
      Results={AdminSearchResults}
      fetchResults={fetchResults}
    />
  );
}

/** Counts open reports and failed payments. Links directly to them when there is only one kind. */
function AdminBell() {
  const { data: { openReports, failedPayments } = { openReports: 0, failedPayments: 0 } } = usePolledAttention();
  const waiting = openReports + failedPayments;
  const href =
    waiting === 0 || (openReports > 0 && failedPayments > 0)
      ? "/admin#attention"
      : openReports > 0
        ? REPORTS_LINK
        : PAYMENTS_LINK;
  return (
    <Link href={href} className={buttonVariants({ variant: "ghost", size: "icon", className: "relative" })}>
      <Icon name="bell" className="size-5!" />
      <span className="sr-only">
        {waiting === 0 ? "Nothing needs attention" : `${badgeOf(waiting)} need attention`}
      </span>
      {waiting > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 font-semibold text-[0.6875rem] text-primary-foreground tabular-nums leading-none"
        >
          {badgeOf(waiting)}
        </span>
      )}
    </Link>
  );
}
