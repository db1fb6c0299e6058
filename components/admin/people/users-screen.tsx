"use client";
import dynamic from "next/dynamic";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonLook } from "@/components/ui/button-look";
import { Skeleton } from "@/components/ui/skeleton";
import { useUsers } from "@/lib/admin/hooks/people";
import { USERS_PAGE } from "@/lib/admin/rules";
import { sentenceOf } from "@/lib/platform/call";
import { Pages } from "./pages";
import { useUsersAddress } from "./use-users-address";
import { UserCards } from "./user-cards";
import { UsersFilter } from "./users-filter";
import { UsersTable } from "./users-table";

const UserSheet = dynamic(() => import("./user-sheet").then((module) => module.UserSheet), { ssr: false });

export type Looking = { id: string; timeZone: string };

export function UsersScreen({ viewer }: { viewer: Looking }) {
  const { q, page, user, change } = useUsersAddress();
  const file = q ? `/api/admin/users.csv?${new URLSearchParams({ q })}` : "/api/admin/users.csv";
  return (
    <>
      <PageHeading
        title="Users"
        description="Everybody with an account, newest first."
        actions={
          <a href={file} download className={buttonLook({ variant: "outline" })}>
            Export CSV
          </a>
        }
      />
      <UsersFilter q={q} onFilter={(text) => change({ q: text, page: 1 })} />
      <Users q={q} page={page} onOpen={(id) => change({ user: id })} onPage={(to) => change({ page: to })} />
      {user && <UserSheet id={user} viewer={viewer} onClose={() => change({ user: null })} />}
    </>
  );
}

type UsersProps = { q: string; page: number; onOpen(id: string): void; onPage(page: number): void };

function Users({ q, page, onOpen, onPage }: UsersProps) {
  const { data: users, error, refetch } = useUsers(q, page);
  if (error) return <ErrorState title="Error loading users" message={sentenceOf(error)} onRetry={refetch} />;
  if (!users) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      {users.length === 0 ? (
        <EmptyState title={page > 1 ? "No more users" : "No users found"} description={emptyWords(q, page)} />
      ) : (
        <>
          <UsersTable users={users} onOpen={onOpen} />
          <UserCards users={users} onOpen={onOpen} />
        </>
      )}
      <Pages page={page} isLast={users.length < USERS_PAGE} onPage={onPage} />
    </>
  );
}

const emptyWords = (q: string, page: number) =>
  page > 1 ? "The list ended on an earlier page." : `Nobody's name, e-mail or username has '${q}' in it.`;
