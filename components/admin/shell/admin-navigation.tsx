import { Brand } from "@/components/shell/brand";
import { NavLink } from "@/components/shell/nav-link";
import type { NavigationItem } from "@/components/shell/navigation";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";

/** The content of both the side column and the drawer. */
export function AdminNavigation({ onNavigate }: { onNavigate?(): void }) {
  return (
    <>
      <div className="flex h-16 shrink-0 items-center gap-3 px-5">
        <Link href="/admin" onClick={onNavigate} className="rounded-md">
          <Brand />
        </Link>
        <Badge variant="outline">Admin</Badge>
      </div>
      <nav aria-label="Administration" className="flex min-h-0 flex-1 flex-col overflow-y-auto px-3 pt-1 pb-4">
        <ul className="flex-1 space-y-0.5">
          {ITEMS.map((item) => (
            <li key={item.href}>
              <NavLink item={item} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
        <div className="mt-6 border-t pt-4">
          <NavLink item={RETURN} onNavigate={onNavigate} />
        </div>
      </nav>
    </>
  );
}

const ITEMS: readonly NavigationItem[] = [
  { href: "/admin", label: "Dashboard", icon: "icon-layout-dashboard", exact: true },
  { href: "/admin/courses", label: "Courses", icon: "icon-library" },
  { href: "/admin/questions", label: "Questions", icon: "icon-file-question-mark" },
  { href: "/admin/users", label: "Users", icon: "icon-users" },
  { href: "/admin/community/forums", label: "Forums", icon: "icon-messages-square" },
  { href: "/admin/audit", label: "Audit", icon: "icon-clipboard-list" },
];

const RETURN: NavigationItem = { href: "/dashboard", label: "Return to App", icon: "icon-undo-2" };
