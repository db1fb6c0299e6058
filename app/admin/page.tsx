import type { Metadata } from "next";
import { OverviewScreen } from "@/components/admin/overview/overview-screen";
import * as contract from "@/lib/admin/contract/overview";
import * as admin from "@/lib/admin/reads";
import { getFigures } from "@/lib/admin/reads/figures";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireAdminViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Dashboard" };

export default async function AdminPage() {
  const viewer = await requireAdminViewer("/admin");
  return (
    <Hydrate
      queries={[
        prefetched(contract.getFigures, {}, getFigures(viewer)),
        prefetched(contract.getStats, {}, admin.getStats()),
        prefetched(contract.listEnrollmentStats, {}, admin.listEnrollmentStats()),
      ]}
    >
      <OverviewScreen />
    </Hydrate>
  );
}
