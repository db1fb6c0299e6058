import type { Metadata } from "next";
import { UsersScreen } from "@/components/admin/people/users-screen";
import { listPeople } from "@/lib/accounts/reads/people";
import { listUsers } from "@/lib/admin/contract/people";
import { usersAsked, usersFilterFrom } from "@/lib/admin/rules/people";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { administrator } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Users" };

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : undefined);

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const viewer = await administrator("/admin/users");
  const asked = await searchParams;
  const { q, page } = usersFilterFrom(one(asked.q), one(asked.page));
  const users = listPeople(viewer, { q, page }).then((found) => found.users);
  return (
    <Prefetched parts={[known(listUsers, { query: usersAsked(q, page) }, users)]}>
      <UsersScreen viewer={{ id: viewer.id, timeZone: viewer.timeZone }} />
    </Prefetched>
  );
}
