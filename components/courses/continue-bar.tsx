"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type ContinueBarProps = { target: string; isOpen: boolean; onContinue(): void };

/** On a phone the continue button stays at the bottom, above the navigation bar, until the next topic is in view. */
export function ContinueBar({ target, isOpen, onContinue }: ContinueBarProps) {
  const isSeen = useInView(target, isOpen);
  return (
    <div
      className={cn(
        "sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 border-t bg-background px-4 py-3 md:hidden",
        isSeen && "invisible",
      )}
    >
      <Button size="lg" onClick={onContinue} className="w-full">
        Continue Learning
      </Button>
    </div>
  );
}

/** Whether the element with this id is on the screen. It exists only while `isRendered`. */
function useInView(id: string, isRendered: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = isRendered ? document.getElementById(id) : null;
    if (!element) return setInView(false);
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      // Minus the heights that the bars at the top and the bottom cover.
      rootMargin: "-64px 0px -56px 0px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isRendered]);
  return inView;
}
