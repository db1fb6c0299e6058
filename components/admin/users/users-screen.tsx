"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { lazyPart } from "@/components/ui/lazy-part";
import { usersCountQuery } from "@/lib/admin/rules/users";
import { useUsersUrlState } from "./use-users-address";
import type { UsersScreenState } from "./user-details";
import { UsersFilter } from "./users-filter";
import { UsersList } from "./users-list";

const UserSheet = lazyPart(() => import("./user-sheet").then((module) => module.UserSheet));

export function UsersScreen({ viewer }: { viewer: UsersScreenState }) {
  const { filter, user, change } = useUsersUrlState();
  const asked = new URLSearchParams(usersCountQuery(filter) as Record<string, string>);
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
