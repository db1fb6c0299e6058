"use client";

import { NavigationDrawer } from "@/components/shell/navigation-drawer";
import { AdminNavigation } from "./admin-navigation";

type AdminDrawerProps = { open: boolean; onOpenChange(open: boolean): void };

export default function AdminDrawer({ open, onOpenChange }: AdminDrawerProps) {
  return (
    <NavigationDrawer open={open} onOpenChange={onOpenChange}>
      <AdminNavigation onNavigate={() => onOpenChange(false)} />
    </NavigationDrawer>
  );
}
