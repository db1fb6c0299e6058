"use client";

import { useEffect } from "react";
import { Sheet } from "@/components/ui/sheet";
import { SideNavigation } from "./side-navigation";

const WIDE = "(min-width: 768px)";

type MobileDrawerProps = Parameters<typeof SideNavigation>[0] & { open: boolean; onOpenChange(open: boolean): void };

/** Closes by itself when the window grows wide enough for the side column. */
export default function MobileDrawer({ open, onOpenChange, ...data }: MobileDrawerProps) {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && onOpenChange(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [onOpenChange]);

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <SideNavigation {...data} onNavigate={() => onOpenChange(false)} />
    </Sheet>
  );
}
