"use client";

import { Menu } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { BOTTOM_ITEMS, hasBottomBar, isCurrent } from "./navigation";

const SLOT_LOOK =
  "flex h-14 w-full flex-col items-center justify-center gap-1 text-muted-foreground text-xs -outline-offset-2! aria-[current]:font-medium aria-[current]:text-primary";

export function BottomBar({ onMore }: { onMore(): void }) {
  const pathname = usePathname();
  if (!hasBottomBar(pathname)) return null;
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {BOTTOM_ITEMS.map(({ icon: Icon, ...item }) => (
          <li key={item.href}>
            <Link
              prefetch={false}
              href={item.href}
              aria-current={isCurrent(item, pathname) ? "page" : undefined}
              className={SLOT_LOOK}
            >
              <Icon aria-hidden="true" className="size-5" />
              {item.label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onMore} className={SLOT_LOOK}>
            <Menu aria-hidden="true" className="size-5" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}
