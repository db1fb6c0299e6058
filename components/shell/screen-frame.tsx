"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { endNavigation, usePendingPath } from "@/components/ui/pending-navigation";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsOffline } from "@/lib/platform/browser/connection";

/** The screen, or the frame of the next one while it is on its way. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const pendingPath = usePendingPath();
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) endNavigation();
  }, [isOffline]);
  useLayoutEffect(() => {
    if (pathname) endNavigation();
  }, [pathname]);
  // The address changes together with the screen, so a screen that has arrived is shown at once.
  const isWaiting = pendingPath !== null && pendingPath !== pathname && !isOffline;
  return (
    <>
      <div hidden={isWaiting}>{children}</div>
      {isWaiting && <NextScreen path={pendingPath} />}
    </>
  );
}

const FRAMES: [RegExp, () => ReactNode][] = [
  [/^\/(dashboard|progress|admin)$/, FiguresFrame],
  [/^\/courses$/, CardsFrame],
  [/^\/(courses\/\d+|calendar)$/, WithRailFrame],
];

function NextScreen({ path }: { path: string }) {
  const Frame = FRAMES.find(([screens]) => screens.test(path))?.[1] ?? ListFrame;
  return (
    <div aria-busy="true" data-frame="" className="animate-in fade-in-0">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="mb-6 space-y-2 md:mb-8">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <Frame />
    </div>
  );
}

const skeletons = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => `${className}-${index}`).map((key) => (
    <Skeleton key={key} className={className} />
  ));

function ListFrame() {
  return <div className="space-y-3">{skeletons(6, "h-20")}</div>;
}

function CardsFrame() {
  return <div className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">{skeletons(6, "h-64")}</div>;
}

function FiguresFrame() {
  return (
    <div className="grid gap-4 md:gap-6">
      <Skeleton className="h-40" />
      <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">{skeletons(4, "h-28")}</div>
      <Skeleton className="h-64" />
    </div>
  );
}

function WithRailFrame() {
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-96" />
      <div className="space-y-4">{skeletons(2, "h-44")}</div>
    </div>
  );
}
