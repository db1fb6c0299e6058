import type { Metadata } from "next";
import { ProgressScreen } from "@/components/progress/progress-screen";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "My Learning Progress" };

/** Everything that the screen shows comes with the shell. */
export default async function ProgressPage() {
  await signedIn("/progress");
  return <ProgressScreen />;
}
