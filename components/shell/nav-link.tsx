"use client";

import { MenuLink } from "@/components/ui/link";
import { useMenuPath } from "@/components/ui/pending-navigation";
import { isCurrent, type NavigationItem } from "./navigation";

export function NavLink({ item, onNavigate }: { item: NavigationItem; onNavigate?(): void }) {
  const current = useMenuPath((path) => isCurrent(item, path));
  return (
    <MenuLink
      href={item.href}
      aria-current={current ? "page" : undefined}
      onClick={onNavigate}
      className={`nav-item ${item.icon}`}
    >
      <span className="narrow:sr-only">{item.label}</span>
    </MenuLink>
  );
}
