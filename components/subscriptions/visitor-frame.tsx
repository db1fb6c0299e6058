import type { ReactNode } from "react";
import { HomeLink } from "@/components/shell/home-link";
import { SkipLink } from "@/components/shell/skip-link";
import { buttonLook } from "@/components/ui/button-look";

/** Around the plan's page for somebody who is not signed in. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-b">
        <div className="mx-auto flex h-16 max-w-[75rem] items-center justify-between gap-3 px-5">
          <HomeLink />
          <a href="/auth?next=/subscribe" className={buttonLook({ variant: "ghost" })}>
            Log in
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[75rem] px-5 pt-8 pb-16 md:pt-12">
        {children}
      </main>
    </>
  );
}
