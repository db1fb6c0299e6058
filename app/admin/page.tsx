import type { Metadata } from "next";
import { OverviewScreen } from "@/components/admin/overview/overview-screen";
import * as contract from "@/lib/admin/contract/overview";
import * as admin from "@/lib/admin/reads";
import { auditFilterOf } from "@/lib/admin/rules";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { administrator } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Dashboard" };

export default async function AdminPage({ searchParams }: PageProps<"/admin">) {
  await administrator("/admin");
  const filter = auditFilterOf(await searchParams);
  return (
    <Prefetched
      parts={[
        known(contract.getStats, {}, admin.getStats()),
        known(contract.listEnrollmentStats, {}, admin.listEnrollmentStats()),
        known(contract.listAudit, { query: filter }, admin.listAudit(filter)),
      ]}
    >
      <OverviewScreen filter={filter} />
    </Prefetched>
  );
}
