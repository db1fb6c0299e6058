import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { Profile } from "@/lib/accounts/contract/profile";
import { useKeepEmail } from "@/lib/accounts/hooks/profile";

/** Shows a change of address that is not confirmed yet, with a button to cancel it. */
export function PendingEmail({ profile }: { profile: Profile }) {
  const keep = useKeepEmail();
  if (!profile.pendingEmail) return null;
  return (
    <Banner title="Waiting for your confirmation" className="mb-4">
      <p className="wrap-anywhere">
        We sent a link to {profile.pendingEmail}. Until you follow it, {profile.email} stays your address.
      </p>
      <Button variant="link" className="mt-1 h-auto px-0" disabled={keep.isPending} onClick={() => keep.mutate({})}>
        Keep the old address
      </Button>
    </Banner>
  );
}
