"use client";

import { buttonVariants } from "@/components/ui/button";
import { useAsked } from "./use-asked";

type OtherDoorProps = { question: string; href: "/auth" | "/get-started"; children: string };

/** Leads from one door to the other without forgetting where the visitor was going. */
export function OtherDoor({ question, href, children }: OtherDoorProps) {
  const { next } = useAsked();
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
