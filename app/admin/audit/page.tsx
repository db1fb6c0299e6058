import type { Metadata } from "next";
import { AuditScreen } from "@/components/admin/audit/audit-screen";
import { listAudit as contract } from "@/lib/admin/contract/overview";
import { listAudit } from "@/lib/admin/reads/audit";
import { auditFilterOf } from "@/lib/admin/rules";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireAdminViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Audit" };

export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  await requireAdminViewer("/admin/audit");
  const filter = auditFilterOf(await searchParams);
  return (
    <Hydrate queries={[prefetched(contract, { query: filter }, listAudit(filter))]}>
      <AuditScreen filter={filter} />
    </Hydrate>
  );
}
