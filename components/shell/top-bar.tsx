import type { ReactNode } from "react";
import { Mark } from "./mark";
import type { ShellUser } from "./shell-data";
import { StreakChip } from "./streak-chip";
import { UserMenu } from "./user-menu";

type TopBarProps = { user: ShellUser; streak: number; search: ReactNode; bell: ReactNode; onLogout(): void };

export function TopBar({ user, streak, search, bell, onLogout }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 border-b bg-background has-data-search:z-40 print:hidden">
      <div className="mx-auto flex h-16 max-w-[78rem] items-center gap-2 px-4 sm:gap-3 md:px-6">
        <Mark className="size-7 shrink-0 max-sm:hidden md:hidden" />
        <div className="min-w-0 max-w-md flex-1">{search}</div>
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3">
          <StreakChip days={streak} className="sm:px-1" />
          {bell}
          <UserMenu user={user} onLogout={onLogout} />
        </div>
      </div>
    </header>
  );
}
