import { LogOut } from "lucide-react";
import { UserAvatar } from "@/components/shell/user-avatar";
import type { ShellUser } from "./shell-data";

type UserBlockProps = { user: ShellUser; planLabel: string; onLogout(): void };

export function UserBlock({ user, planLabel, onLogout }: UserBlockProps) {
  return (
    <div className="flex items-center gap-3 border-t p-3">
      <UserAvatar src={user.avatarUrl} name={user.name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{user.name}</p>
        <p className="truncate text-muted-foreground text-xs">{planLabel}</p>
      </div>
      <button
        type="button"
        onClick={onLogout}
        className="inline-flex h-9 items-center gap-1.5 rounded-md px-2 text-compact text-muted-foreground transition-colors hover:bg-muted hover:text-foreground pointer-coarse:h-11"
      >
        <LogOut aria-hidden="true" className="size-4" />
        Logout
      </button>
    </div>
  );
}
