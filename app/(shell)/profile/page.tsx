import type { Metadata } from "next";
import { ProfileScreen } from "@/components/accounts/profile/profile-screen";
import { getProfile } from "@/lib/accounts/contract/profile";
import * as reads from "@/lib/accounts/reads/profile";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const viewer = await requireViewer("/profile");
  return (
    <Hydrate queries={[prefetched(getProfile, {}, reads.getProfile(viewer))]}>
      <ProfileScreen />
    </Hydrate>
  );
}
