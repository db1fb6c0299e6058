"use client";

import { useEffect } from "react";
import { focusCurrentLink, Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { SideNavigation } from "./side-navigation";

const WIDE = "(min-width: 768px)";

type MobileDrawerProps = Parameters<typeof SideNavigation>[0] & { open: boolean; onOpenChange(open: boolean): void };

/** Closes when the window becomes wide enough for the side column. */
export default function MobileDrawer({ open, onOpenChange, ...data }: MobileDrawerProps) {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && onOpenChange(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [onOpenChange]);

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="left" aria-describedby={undefined} onOpenAutoFocus={focusCurrentLink}>
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <SideNavigation {...data} onNavigate={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
