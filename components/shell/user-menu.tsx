"use client";

import { CalendarDays, ChevronDown, LogOut, Settings, UserRound } from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/components/ui/avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { initialsOf } from "./initials";
import type { ShellUser } from "./shell-data";
import { ThemeItems } from "./theme-items";

const LINKS = [
  { href: "/profile", label: "Profile", icon: UserRound },
  { href: "/settings", label: "Settings", icon: Settings },
  { href: "/calendar", label: "Calendar", icon: CalendarDays },
];

export function UserMenu({ user, onLogout }: { user: ShellUser; onLogout(): void }) {
  const firstName = user.name.trim().split(/\s+/)[0];
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger className="inline-flex h-11 items-center gap-2 rounded-md px-1.5 transition-colors hover:bg-muted data-[state=open]:bg-muted">
        <Avatar src={user.avatarUrl} initials={initialsOf(user.name)} className="size-8" />
        <span className="max-w-28 truncate font-medium text-sm max-lg:sr-only">{firstName || "Account"}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-muted-foreground max-lg:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <div className="px-2.5 py-1.5">
          <p className="truncate font-medium text-sm">{user.name}</p>
          <p className="truncate text-muted-foreground text-xs">{user.email}</p>
        </div>
        <DropdownMenuSeparator />
        {LINKS.map(({ href, label, icon: Icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link prefetch={false} href={href}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <ThemeItems />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onLogout}>
          <LogOut aria-hidden="true" />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
