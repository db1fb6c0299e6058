"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useAsked } from "@/components/ui/use-asked";
import type { ShellUser } from "./shell-data";
import { UserMenuButton } from "./user-menu-button";

export type UserMenuProps = { user: ShellUser; onLogout(): void };

const OpenUserMenu = lazyPart(() => import("./open-user-menu").then((menu) => menu.default));

export function UserMenu(props: UserMenuProps) {
  const { asked, reach } = useAsked(OpenUserMenu.preload);
  const button = <UserMenuButton user={props.user} aria-expanded={false} {...reach} />;
  if (!asked) return button;
  return <OpenUserMenu fallback={button} {...props} />;
}
