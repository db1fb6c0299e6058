"use client";

import { type ReactNode, useEffect } from "react";
import { focusCurrentLink, Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";

const WIDE = "(min-width: 768px)";

type NavigationDrawerProps = { open: boolean; onOpenChange(open: boolean): void; children: ReactNode };

/** The side column of a wide window as a drawer. Closes as soon as the window is wide enough for the column. */
export function NavigationDrawer({ open, onOpenChange, children }: NavigationDrawerProps) {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && onOpenChange(false);
    closeWhenWide();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, [onOpenChange]);

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="left" aria-describedby={undefined} onOpenAutoFocus={focusCurrentLink}>
        <SheetTitle className="sr-only">Menu</SheetTitle>
        {children}
      </SheetContent>
    </Sheet>
  );
}
