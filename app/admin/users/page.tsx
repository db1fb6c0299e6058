import type { Metadata } from "next";
import { UsersScreen } from "@/components/admin/users/users-screen";
import * as contract from "@/lib/accounts/contract/managing";
import { countUsers, listUsers } from "@/lib/accounts/reads/users";
import { usersCountQuery, usersQuery, usersViewFrom } from "@/lib/accounts/rules/users";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireAdminViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const viewer = await requireAdminViewer("/admin/users");
  const urlQuery = await searchParams;
  const filter = usersViewFrom((name) => [urlQuery[name]].flat()[0]);
  const users = listUsers(viewer, filter).then((found) => found.users);
  return (
    <Hydrate
      queries={[
        prefetched(contract.listUsers, { query: usersQuery(filter) }, users),
        prefetched(contract.countUsers, { query: usersCountQuery(filter) }, countUsers(filter)),
      ]}
    >
      <UsersScreen viewer={{ id: viewer.id, timeZone: viewer.timeZone }} />
    </Hydrate>
  );
}
