import {
  BookOpen,
  CalendarDays,
  Dumbbell,
  FileQuestion,
  Gauge,
  LayoutDashboard,
  Library,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UserRound,
  Users,
} from "lucide-react";

export type NavigationItem = { href: string; label: string; icon: LucideIcon; exact?: boolean };

export const MAIN_ITEMS: readonly NavigationItem[] = [
  { href: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { href: "/courses", label: "Courses", icon: BookOpen },
  { href: "/practice", label: "Practice", icon: Dumbbell },
  { href: "/community", label: "Community", icon: MessagesSquare },
  { href: "/calendar", label: "Calendar", icon: CalendarDays },
  { href: "/profile", label: "Profile", icon: UserRound },
  { href: "/settings", label: "Settings", icon: Settings },
];

export const ADMIN_ITEMS: readonly NavigationItem[] = [
  { href: "/admin", label: "Overview", icon: Gauge, exact: true },
  { href: "/admin/courses", label: "Manage courses", icon: Library },
  { href: "/admin/questions", label: "Manage questions", icon: FileQuestion },
  { href: "/admin/users", label: "Manage users", icon: Users },
  { href: "/admin/community/forums", label: "Manage forums", icon: MessagesSquare },
];

/** The items of the bottom bar on a phone; the others are in the drawer. */
export const BOTTOM_ITEMS: readonly NavigationItem[] = ["/dashboard", "/courses", "/practice", "/community"].flatMap(
  (href) => MAIN_ITEMS.filter((item) => item.href === href),
);

/** An open attempt has its own bottom bar. */
export const hasBottomBar = (pathname: string): boolean => !/^\/practice\/\d+$/.test(pathname);

export function isCurrent(item: Pick<NavigationItem, "href" | "exact">, pathname: string): boolean {
  return pathname === item.href || (!item.exact && pathname.startsWith(`${item.href}/`));
}
