"use client";

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
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ShellUser } from "./shell-data";
import { chooseTheme, chosenTheme, THEME_CHOICES, type ThemeChoice } from "./theme";
import { UserMenuButton } from "./user-menu-button";

export type UserMenuProps = { user: ShellUser; onLogout(): void };

const LINKS = [
  { href: "/profile", label: "Profile", icon: "user-round" },
  { href: "/progress", label: "Progress", icon: "chart-line" },
  { href: "/settings", label: "Settings", icon: "settings" },
  { href: "/calendar", label: "Calendar", icon: "calendar-days" },
] as const;

/** The user menu. Rendered open, because its code is loaded on demand. */
export default function OpenUserMenu({ user, onLogout }: UserMenuProps) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <UserMenuButton user={user} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <div className="px-2.5 py-1.5">
          <p className="truncate font-medium text-sm">{user.name}</p>
          <p className="truncate text-muted-foreground text-xs">{user.email}</p>
        </div>
        <DropdownMenuSeparator />
        {LINKS.map(({ href, label, icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              <Icon name={icon} />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <ThemeItems />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onLogout}>
          <Icon name="log-out" />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const LABELS = { light: "Light", dark: "Dark", system: "System" };
const ICONS = { light: "sun", dark: "moon", system: "monitor" } as const;

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
        return (
          <DropdownMenuRadioItem key={theme} value={theme} onSelect={(event) => event.preventDefault()}>
            <Icon name={ICONS[theme]} />
            {LABELS[theme]}
          </DropdownMenuRadioItem>
        );
      })}
    </DropdownMenuRadioGroup>
  );
}
