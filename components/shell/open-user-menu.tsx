"use client";

import { CalendarDays, LogOut, Monitor, Moon, Settings, Sun, UserRound } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { ShellUser } from "./shell-data";
import { chooseTheme, chosenTheme, THEME_CHOICES, type ThemeChoice } from "./theme";
import { UserMenuButton } from "./user-menu-button";

export type UserMenuProps = { user: ShellUser; onLogout(): void };

const LINKS = [
  { href: "/profile", label: "Profile", icon: UserRound },
  { href: "/settings", label: "Settings", icon: Settings },
  { href: "/calendar", label: "Calendar", icon: CalendarDays },
];

/** The user menu. Rendered open, because its code is loaded on demand. */
export default function OpenUserMenu({ user, onLogout }: UserMenuProps) {
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger asChild>
        <UserMenuButton user={user} />
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

const LABELS = { light: "Light", dark: "Dark", system: "System" };
const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Rendered only inside an open menu, so only in the browser. */
function ThemeItems() {
  const [choice, setChoice] = useState<ThemeChoice>(chosenTheme);
  const choose = (value: string) => {
    const next = THEME_CHOICES.find((theme) => theme === value) ?? "system";
    setChoice(next);
    chooseTheme(next);
  };
  return (
    <DropdownMenuRadioGroup value={choice} onValueChange={choose} aria-label="Theme">
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      {THEME_CHOICES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <DropdownMenuRadioItem key={theme} value={theme} onSelect={(event) => event.preventDefault()}>
            <Icon aria-hidden="true" />
            {LABELS[theme]}
          </DropdownMenuRadioItem>
        );
      })}
    </DropdownMenuRadioGroup>
  );
}
