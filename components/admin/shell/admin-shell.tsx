"use client";
import { Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SkipLink } from "@/components/shell/skip-link";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { storeTheme } from "@/components/shell/theme";
import { UserMenu } from "@/components/shell/user-menu";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLogout, useUser } from "@/lib/accounts/hooks";
import { AdminBell } from "./admin-bell";
import { AdminNavigation } from "./admin-navigation";
import { AdminSearch } from "./admin-search";

const AdminDrawer = lazyPart(() => import("./admin-drawer").then((part) => part.default));

export function AdminShell({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const logout = useLogout();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  // Only between signing out and leaving the page.
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
            <Menu aria-hidden="true" className="size-5!" />
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
      <main id="content" tabIndex={-1} className="mx-auto max-w-[78rem] px-4 pt-6 pb-16 md:px-6 md:pt-8">
        {children}
      </main>
      {drawer !== "never" && (
        <AdminDrawer open={drawer === "open"} onOpenChange={(open) => setDrawer(open ? "open" : "closed")} />
      )}
    </div>
  );
}
