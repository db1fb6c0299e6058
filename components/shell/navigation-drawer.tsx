"use client";

import { type ReactNode, useEffect } from "react";
import { focusCurrentLink, Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";

const WIDE = "(min-width: 768px)";

type NavigationDrawerProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  side?: "left" | "bottom";
  children: ReactNode;
};

/** A menu that closes as soon as the window is wide enough for the side column. */
export function NavigationDrawer({ open, onOpenChange, side = "left", children }: NavigationDrawerProps) {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && onOpenChange(false);
    closeWhenWide();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, [onOpenChange]);

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side={side} aria-describedby={undefined} onOpenAutoFocus={focusCurrentLink}>
        <SheetTitle className="sr-only">Menu</SheetTitle>
        {children}
      </SheetContent>
    </Sheet>
  );
}
