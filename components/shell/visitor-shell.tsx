"use client";
import { MessagesSquare } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { HomeLink } from "./home-link";
import { SkipLink } from "./skip-link";

/** The frame of a public page for somebody who is not signed in. */
export function VisitorShell({ children }: { children: ReactNode }) {
  const next = `?next=${encodeURIComponent(usePathname())}`;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-b bg-background">
        <div className="mx-auto flex h-16 max-w-[68rem] items-center gap-2 px-4 md:px-6">
          <HomeLink />
          <Link
            href="/community"
            prefetch={false}
            className={buttonVariants({ variant: "ghost", className: "ml-4 max-sm:hidden" })}
          >
            <MessagesSquare aria-hidden="true" />
            Community
          </Link>
          <nav aria-label="Account" className="ml-auto flex items-center gap-1 sm:gap-2">
            <a href={`/auth${next}`} className={buttonVariants({ variant: "ghost", className: "max-sm:px-3" })}>
              Log in
            </a>
            <a href={`/get-started${next}`} className={buttonVariants()}>
              Get Started
            </a>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[68rem] px-4 pt-6 pb-16 md:px-6 md:pt-8">
        {children}
      </main>
    </>
  );
}
