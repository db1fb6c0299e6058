"use client";

import { NavigationDrawer } from "./navigation-drawer";
import { SideNavigation } from "./side-navigation";

type MobileDrawerProps = Parameters<typeof SideNavigation>[0] & { open: boolean; onOpenChange(open: boolean): void };

export default function MobileDrawer({ open, onOpenChange, ...data }: MobileDrawerProps) {
  return (
    <NavigationDrawer open={open} onOpenChange={onOpenChange}>
      <SideNavigation {...data} onNavigate={() => onOpenChange(false)} />
    </NavigationDrawer>
  );
}
