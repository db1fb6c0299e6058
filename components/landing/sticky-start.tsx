"use client";
import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { StartLink } from "./start-link";

/**
 * On a phone the button stays at the bottom edge while its parent, which begins after the hero, is in view; not while the
 * page itself shows one.
 */
export function StickyStart() {
  const bar = useRef<HTMLDivElement>(null);
  const [isRepeated, setRepeated] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setRepeated(seen.size > 0);
    });
    for (const link of document.querySelectorAll("main [data-start]"))
      if (!bar.current?.contains(link)) observer.observe(link);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={bar}
      className={cn(
        "sticky bottom-0 z-20 border-t bg-background px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden",
        isRepeated && "invisible",
      )}
    >
      <StartLink size="lg" className="w-full" />
    </div>
  );
}
