"use client";

import { lazy, Suspense } from "react";
import { useAsked } from "@/components/ui/use-asked";
import type { ShellUser } from "./shell-data";
import { UserMenuButton } from "./user-menu-button";

export type UserMenuProps = { user: ShellUser; onLogout(): void };

const fetchMenu = () => import("./open-user-menu");
const OpenUserMenu = lazy(fetchMenu);

export function UserMenu(props: UserMenuProps) {
  const { asked, reach } = useAsked(fetchMenu);
  const button = <UserMenuButton user={props.user} aria-expanded={false} {...reach} />;
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <OpenUserMenu {...props} />
    </Suspense>
  );
}
