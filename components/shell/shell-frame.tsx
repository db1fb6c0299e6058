"use client";

import { type ReactNode, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { BottomBar } from "./bottom-bar";
import type { ShellData } from "./shell-data";
import { SideNavigation } from "./side-navigation";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

const fetchDrawer = () => import("./mobile-drawer");
const MobileDrawer = lazyPart(() => fetchDrawer().then((part) => part.default));

type ShellFrameProps = ShellData & { search: ReactNode; bell: ReactNode; children: ReactNode };

/** The frame around every signed-in page. It fetches nothing: whoever uses it brings the data. */
export function ShellFrame({ search, bell, children, ...data }: ShellFrameProps) {
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  return (
    <div className="md:pl-64 print:pl-0">
      <SkipLink />
      <aside
        aria-label="Side navigation"
        className="fixed inset-y-0 left-0 z-20 flex w-64 flex-col border-r bg-card max-md:hidden print:hidden"
      >
        <SideNavigation {...data} />
      </aside>
      <TopBar user={data.user} streak={data.streak} search={search} bell={bell} onLogout={data.onLogout} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[78rem] px-4 pt-6 pb-[calc(5.5rem+env(safe-area-inset-bottom))] md:px-6 md:pt-8 md:pb-16"
      >
        {children}
      </main>
      <BottomBar onMore={() => setDrawer("open")} />
      {drawer !== "never" && (
        <MobileDrawer {...data} open={drawer === "open"} onOpenChange={(open) => setDrawer(open ? "open" : "closed")} />
      )}
    </div>
  );
}
