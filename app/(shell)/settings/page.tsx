import type { Metadata } from "next";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { getMailPreferences } from "@/lib/accounts/contract/mails";
import { getPreferences, getProfile } from "@/lib/accounts/contract/profile";
import { listSessions } from "@/lib/accounts/contract/security";
import * as mails from "@/lib/accounts/reads/mails";
import * as reads from "@/lib/accounts/reads/profile";
import * as sessions from "@/lib/accounts/reads/sessions";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const viewer = await requireViewer("/settings");
  return (
    <Hydrate
      queries={[
        prefetched(getProfile, {}, reads.getProfile(viewer)),
        prefetched(getPreferences, {}, reads.getPreferences(viewer)),
        prefetched(getMailPreferences, {}, mails.getMailPreferences(viewer)),
        prefetched(listSessions, {}, sessions.listSessions(viewer)),
      ]}
    >
      <SettingsScreen />
    </Hydrate>
  );
}
