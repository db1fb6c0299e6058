import type { Metadata } from "next";
import { UsersScreen } from "@/components/admin/people/users-screen";
import { countPeople, listPeople } from "@/lib/accounts/reads/people";
import * as contract from "@/lib/admin/contract/people";
import { usersAsked, usersCounted, usersFilterFrom } from "@/lib/admin/rules/people";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { administrator } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const viewer = await administrator("/admin/users");
  const asked = await searchParams;
  const filter = usersFilterFrom((name) => [asked[name]].flat()[0]);
  const users = listPeople(viewer, filter).then((found) => found.users);
  return (
    <Prefetched
      parts={[
        known(contract.listUsers, { query: usersAsked(filter) }, users),
        known(contract.countUsers, { query: usersCounted(filter) }, countPeople(filter)),
      ]}
    >
      <UsersScreen viewer={{ id: viewer.id, timeZone: viewer.timeZone }} />
    </Prefetched>
  );
}
