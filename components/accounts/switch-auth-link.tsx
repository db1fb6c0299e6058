"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { useAuthParams } from "./use-auth-params";

type SwitchAuthLinkProps = { question: string; href: "/auth" | "/get-started"; children: string };

/** Links to the other page (sign in or sign up) and keeps the address to return to. */
export function SwitchAuthLink({ question, href, children }: SwitchAuthLinkProps) {
  const { next } = useAuthParams();
  return (
    <p className="text-muted-foreground text-sm">
      {question}{" "}
      <a
        href={next ? `${href}?next=${encodeURIComponent(next)}` : href}
        className={buttonVariants({ variant: "link", className: "h-auto! px-0!" })}
      >
        {children}
      </a>
    </p>
  );
}
