import { exportData } from "@/lib/accounts/contract/security";
import * as reads from "@/lib/accounts/reads/export";
import { methods, respond, route } from "@/lib/platform/server/route";
import { dayOf } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(exportData, async ({ viewer }) => {
    const name = `pacioli-data-${dayOf(now())}.json`;
    const headers: [string, string][] = [["Content-Disposition", `attachment; filename="${name}"`]];
    return respond(await reads.exportData(viewer), { headers });
  }),
);
