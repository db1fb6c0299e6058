import type { RowIcon } from "@/components/ui/icon-names";

export type NavigationItem = { href: string; label: string; icon: RowIcon; exact?: boolean };

export const MAIN_ITEMS: readonly NavigationItem[] = [
  { href: "/dashboard", label: "Dashboard", icon: "icon-layout-dashboard" },
  { href: "/courses", label: "Courses", icon: "icon-book-open" },
  { href: "/practice", label: "Practice", icon: "icon-dumbbell" },
  { href: "/community", label: "Community", icon: "icon-messages-square" },
  { href: "/calendar", label: "Calendar", icon: "icon-calendar-days" },
  { href: "/profile", label: "Profile", icon: "icon-user-round" },
  { href: "/settings", label: "Settings", icon: "icon-settings" },
];

export const ADMIN_ITEMS: readonly NavigationItem[] = [
  { href: "/admin", label: "Overview", icon: "icon-gauge", exact: true },
  { href: "/admin/courses", label: "Manage courses", icon: "icon-library" },
  { href: "/admin/questions", label: "Manage questions", icon: "icon-file-question-mark" },
  { href: "/admin/users", label: "Manage users", icon: "icon-users" },
  { href: "/admin/community/forums", label: "Manage forums", icon: "icon-messages-square" },
];

/** The items of the bottom bar on a phone; its sheet has others. */
export const BOTTOM_ITEMS: readonly NavigationItem[] = ["/dashboard", "/courses", "/practice", "/community"].flatMap(
  (href) => MAIN_ITEMS.filter((item) => item.href === href),
);

/** An open attempt has its own bottom bar. */
export const hasBottomBar = (pathname: string): boolean => !/^\/practice\/\d+$/.test(pathname);

export function isCurrent(item: Pick<NavigationItem, "href" | "exact">, pathname: string): boolean {
  return pathname === item.href || (!item.exact && pathname.startsWith(`${item.href}/`));
}
