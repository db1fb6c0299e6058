"use client";

import { UserAvatar } from "@/components/shell/user-avatar";
import { Icon } from "@/components/ui/icon";
import { NavLink } from "./nav-link";
import type { NavigationItem } from "./navigation";
import { NavigationDrawer } from "./navigation-drawer";
import type { ShellData } from "./shell-data";

const ITEMS: readonly NavigationItem[] = [
  { href: "/calendar", label: "Calendar", icon: "icon-calendar-days" },
  { href: "/progress", label: "Progress", icon: "icon-chart-line" },
  { href: "/profile", label: "Profile", icon: "icon-user-round" },
  { href: "/settings", label: "Settings", icon: "icon-settings" },
  { href: "/subscribe", label: "Premium", icon: "icon-gem" },
  { href: "/admin", label: "Administration", icon: "icon-gauge" },
];

type MoreSheetProps = Pick<ShellData, "user" | "planLabel" | "onLogout"> & {
  open: boolean;
  onOpenChange(open: boolean): void;
};

/** The entries that the bottom bar of a phone has no room for. */
export default function MoreSheet({ user, planLabel, onLogout, open, onOpenChange }: MoreSheetProps) {
  const items = ITEMS.filter(({ href }) => href !== "/admin" || user.isAdmin);
  return (
    <NavigationDrawer side="bottom" open={open} onOpenChange={onOpenChange}>
      <div className="overflow-y-auto overscroll-contain p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-3 px-3 pt-1 pr-12 pb-3">
          <UserAvatar src={user.avatarUrl} name={user.name} username={user.username} />
          <p className="min-w-0">
            <span className="block truncate font-medium text-sm">{user.name}</span>
            <span className="block truncate text-muted-foreground text-xs">{planLabel}</span>
          </p>
        </div>
        <nav aria-label="More" className="border-t pt-2">
          <ul className="space-y-0.5">
            {items.map((item) => (
              <li key={item.href}>
                <NavLink item={item} onNavigate={() => onOpenChange(false)} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-2 border-t pt-2">
          <button
            type="button"
            onClick={onLogout}
            className="flex h-11 w-full items-center gap-3 rounded-md px-3 font-medium text-muted-foreground text-sm hover:bg-muted hover:text-foreground"
          >
            <Icon name="log-out" className="size-4.5 shrink-0" />
            Log out
          </button>
        </div>
      </div>
    </NavigationDrawer>
  );
}
