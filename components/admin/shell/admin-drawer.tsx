"use client";
import { useEffect } from "react";
import { focusCurrentLink, Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { AdminNavigation } from "./admin-navigation";

type AdminDrawerProps = { open: boolean; onOpenChange(open: boolean): void };

/** Closes when the window becomes wide enough for the side column. */
export default function AdminDrawer({ open, onOpenChange }: AdminDrawerProps) {
  useEffect(() => {
    const wide = matchMedia("(min-width: 768px)");
    const close = () => wide.matches && onOpenChange(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [onOpenChange]);
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="left" aria-describedby={undefined} onOpenAutoFocus={focusCurrentLink}>
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <AdminNavigation onNavigate={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}
