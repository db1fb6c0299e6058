"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { ShellUser } from "./shell-data";
import { UserMenuButton } from "./user-menu-button";

export type UserMenuProps = { user: ShellUser; onLogout(): void };

const OpenUserMenu = lazyPart(() => import("./open-user-menu").then((menu) => menu.default));

export function UserMenu(props: UserMenuProps) {
  const { opened, triggerProps } = useOpenOnDemand(OpenUserMenu.preload);
  const button = <UserMenuButton user={props.user} aria-expanded={false} {...triggerProps} />;
  if (!opened) return button;
  return <OpenUserMenu fallback={button} {...props} />;
}
