"use client";

import { Icon } from "@/components/ui/icon";
import { MenuLink } from "@/components/ui/link";
import { useMenuPath } from "@/components/ui/pending-navigation";
import { isCurrent, type NavigationItem } from "./navigation";

export function NavLink({ item, onNavigate }: { item: NavigationItem; onNavigate?(): void }) {
  const current = isCurrent(item, useMenuPath());
  return (
    <MenuLink href={item.href} aria-current={current ? "page" : undefined} onClick={onNavigate} className="nav-item">
      <Icon name={item.icon} className="size-4.5 shrink-0" />
      <span className="narrow:sr-only">{item.label}</span>
    </MenuLink>
  );
}
