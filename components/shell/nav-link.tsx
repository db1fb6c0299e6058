"use client";

import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { isCurrent, type NavigationItem } from "./navigation";

export function NavLink({ item, onNavigate }: { item: NavigationItem; onNavigate?(): void }) {
  const current = isCurrent(item, usePathname());
  return (
    <Link
      href={item.href}
      aria-current={current ? "page" : undefined}
      onClick={onNavigate}
      className="group flex h-10 items-center gap-3 rounded-md px-3 font-medium text-muted-foreground text-sm transition-colors hover:bg-muted hover:text-foreground aria-[current]:bg-primary-soft aria-[current]:text-primary pointer-coarse:h-11 forced-colors:aria-[current]:outline-2"
    >
      <Icon name={item.icon} className="size-4.5 shrink-0" />
      {item.label}
    </Link>
  );
}
