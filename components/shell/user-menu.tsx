"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { UserMenuProps } from "./open-user-menu";
import { UserMenuButton } from "./user-menu-button";

const OpenUserMenu = lazyPart(() => import("./open-user-menu").then((menu) => menu.default));

export function UserMenu(props: UserMenuProps) {
  const { opened, triggerProps } = useOpenOnDemand(OpenUserMenu.preload);
  const button = <UserMenuButton user={props.user} aria-expanded={false} {...triggerProps} />;
  if (!opened) return button;
  return <OpenUserMenu fallback={button} {...props} />;
}
