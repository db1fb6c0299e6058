"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Tooltips } from "@/components/ui/tooltips";
import { useSetTimeZone, useUser } from "@/lib/accounts/hooks";
import { HomeLink } from "./home-link";
import { ScreenFrame } from "./screen-frame";
import { SignedInShell } from "./signed-in-shell";
import { SkipLink } from "./skip-link";
import { useKeptFocus } from "./use-kept-focus";

/**
 * Both frames are part of the layout, whose code is not bundled again with each page. That saves signed-in people 3 to
 * 6 kB a page.
 */
export function Shell({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { data: user } = useUser(signedIn);
  useKeptFocus();
  useSyncTimeZone(user?.timeZone, user?.timeZoneChosen ?? false);
  const Frame = signedIn ? SignedInShell : VisitorShell;
  return (
    <>
      <Frame>{children}</Frame>
      <Tooltips />
    </>
  );
}

/** A student who travels gets the days of the current time zone, unless one was chosen in the settings. */
function useSyncTimeZone(current: string | undefined, isChosen: boolean) {
  const { mutate } = useSetTimeZone();
  const lastSent = useRef<string>(null);
  useEffect(() => {
    const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!current || isChosen || !browserZone || browserZone === current || lastSent.current === browserZone) return;
    lastSent.current = browserZone;
    mutate({ body: { timeZone: browserZone } });
  }, [current, isChosen, mutate]);
}

/** The frame of a public page for visitors. */
function VisitorShell({ children }: { children: ReactNode }) {
  const query = `?next=${encodeURIComponent(usePathname())}`;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-b bg-background">
        <div className="mx-auto flex h-16 max-w-[68rem] items-center gap-2 px-4 md:px-6">
          <HomeLink />
          <Link href="/community" className={buttonVariants({ variant: "ghost", className: "ml-4 max-sm:hidden" })}>
            <Icon name="messages-square" />
            Community
          </Link>
          <nav aria-label="Account" className="ml-auto flex items-center gap-1 sm:gap-2">
            <a href={`/auth${query}`} className={buttonVariants({ variant: "ghost", className: "max-sm:px-3" })}>
              Log in
            </a>
            <a href={`/get-started${query}`} className={buttonVariants()}>
              Get Started
            </a>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[68rem] px-4 pt-6 pb-16 md:px-6 md:pt-8">
        <ScreenFrame>{children}</ScreenFrame>
      </main>
    </>
  );
}
