"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { usersCounted } from "@/lib/admin/rules/people";
import { useUsersAddress } from "./use-users-address";
import { UsersFilter } from "./users-filter";
import { UsersList } from "./users-list";

const UserSheet = lazyPart(() => import("./user-sheet").then((module) => module.UserSheet));

export type Looking = { id: string; timeZone: string };

export function UsersScreen({ viewer }: { viewer: Looking }) {
  const { filter, user, change } = useUsersAddress();
  const asked = new URLSearchParams(usersCounted(filter) as Record<string, string>);
  return (
    <>
      <PageHeading
        title="Users"
        description="Everybody with an account."
        actions={
          <a
            href={`/api/admin/users.csv${asked.size > 0 ? `?${asked}` : ""}`}
            download
            className={buttonVariants({ variant: "outline" })}
          >
            Export CSV
          </a>
        }
      />
      <UsersFilter filter={filter} onChange={change} />
      <UsersList filter={filter} onOpen={(id) => change({ user: id })} onPage={(page) => change({ page })} />
      {user && <UserSheet id={user} viewer={viewer} onClose={() => change({ user: null })} />}
    </>
  );
}
