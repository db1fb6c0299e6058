import type { ComponentProps } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Icon } from "@/components/ui/icon";
import type { ShellUser } from "./shell-data";

export function UserMenuButton({ user, ...props }: ComponentProps<"button"> & { user: ShellUser }) {
  const firstName = user.name.trim().split(/\s+/)[0];
  return (
    <button type="button" aria-haspopup="menu" className="frame-user" {...props}>
      <UserAvatar src={user.avatarUrl} name={user.name} username={user.username} className="size-8" />
      <span className="max-w-28 truncate font-medium text-sm max-lg:sr-only">{firstName || "Account"}</span>
      <Icon name="chevron-down" className="size-4 text-muted-foreground max-lg:hidden" />
    </button>
  );
}
