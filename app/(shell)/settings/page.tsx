import type { Metadata } from "next";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { getPreferences, getProfile } from "@/lib/accounts/contract/profile";
import { listSessions } from "@/lib/accounts/contract/security";
import * as reads from "@/lib/accounts/reads/profile";
import * as sessions from "@/lib/accounts/reads/sessions";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const viewer = await signedIn("/settings");
  return (
    <Prefetched
      parts={[
        known(getProfile, {}, reads.getProfile(viewer)),
        known(getPreferences, {}, reads.getPreferences(viewer)),
        known(listSessions, {}, sessions.listSessions(viewer)),
      ]}
    >
      <SettingsScreen />
    </Prefetched>
  );
}
