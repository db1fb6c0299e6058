"use client";

import Link from "next/link";
import { Brand } from "./brand";
import { MyCourses } from "./my-courses";
import { NavLink } from "./nav-link";
import { ADMIN_ITEMS, MAIN_ITEMS } from "./navigation";
import type { ShellData } from "./shell-data";
import { UpgradeCard } from "./upgrade-card";
import { UserBlock } from "./user-block";

type SideNavigationProps = Omit<ShellData, "streak"> & { onNavigate?(): void };

/** The inside of both the side column and the drawer. */
export function SideNavigation({ user, planLabel, isSubscribed, courses, onLogout, onNavigate }: SideNavigationProps) {
  return (
    <>
      <div className="flex h-16 shrink-0 items-center px-5">
        <Link prefetch={false} href="/dashboard" onClick={onNavigate} className="rounded-md">
          <Brand />
        </Link>
      </div>
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-3 pt-1 pb-4">
        <nav aria-label="Main" className="space-y-6">
          <ul className="space-y-0.5">
            {MAIN_ITEMS.map((item) => (
              <li key={item.href}>
                <NavLink item={item} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
          <MyCourses courses={courses} onNavigate={onNavigate} />
        </nav>
        {!isSubscribed && <UpgradeCard onNavigate={onNavigate} />}
        {user.isAdmin && (
          <nav aria-labelledby="administration" className="border-t pt-4">
            <h2 id="administration" className="px-3 pb-1 font-medium text-muted-foreground text-xs">
              Administration
            </h2>
            <ul className="space-y-0.5">
              {ADMIN_ITEMS.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <UserBlock user={user} planLabel={planLabel} onLogout={onLogout} />
    </>
  );
}
