"use client";

import { Icon } from "@/components/ui/icon";
import { MenuLink } from "@/components/ui/link";
import { useMenuPath } from "@/components/ui/pending-navigation";
import { isCurrent, type NavigationItem } from "./navigation";

export function NavLink({ item, onNavigate }: { item: NavigationItem; onNavigate?(): void }) {
  const current = isCurrent(item, useMenuPath());
  return (
    <MenuLink
      href={item.href}
      aria-current={current ? "page" : undefined}
      onClick={onNavigate}
      className="group flex h-10 items-center gap-3 rounded-md px-3 font-medium text-muted-foreground text-sm transition-colors hover:bg-muted hover:text-foreground aria-[current]:bg-primary-soft aria-[current]:text-primary pointer-coarse:h-11 forced-colors:aria-[current]:outline-2"
    >
      <Icon name={item.icon} className="size-4.5 shrink-0" />
      <span className="narrow:sr-only">{item.label}</span>
    </MenuLink>
  );
}
