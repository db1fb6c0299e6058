import type { Metadata } from "next";
import { CalibrationScreen } from "@/components/readiness/calibration-screen";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";
import { getCalibration as contract } from "@/lib/readiness/contract";
import { getCalibration } from "@/lib/readiness/reads";

export const metadata: Metadata = { title: "How good are our estimates?" };

export default async function CalibrationPage() {
  await requireViewer("/readiness");
  return (
    <Hydrate queries={[prefetched(contract, {}, getCalibration())]}>
      <CalibrationScreen />
    </Hydrate>
  );
}
