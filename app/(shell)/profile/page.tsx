import type { Metadata } from "next";
import { ProfileScreen } from "@/components/accounts/profile/profile-screen";
import { getProfile } from "@/lib/accounts/contract/profile";
import * as reads from "@/lib/accounts/reads/profile";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const viewer = await signedIn("/profile");
  return (
    <Prefetched parts={[known(getProfile, {}, reads.getProfile(viewer))]}>
      <ProfileScreen />
    </Prefetched>
  );
}
