"use client";
import { useRouter } from "next/navigation";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useOwnInvitation } from "@/lib/groups/hooks/invitations";
import { useDeclineInvitation } from "@/lib/groups/hooks/members";

/** Says who invites; an invitation by name can be declined. Renders nothing without one. */
export function InvitationNotice({ id, invite }: { id: number; invite: string | undefined }) {
  const router = useRouter();
  const { data } = useOwnInvitation(id, invite, true);
  const decline = useDeclineInvitation();
  const invitation = data?.invitation;
  if (!invitation) return null;
  const press = () => {
    if (!decline.isPending)
      decline.mutate({ params: { id } }, { onSuccess: () => router.push("/community?tab=groups") });
  };
  return (
    <Banner title={`${invitation.invitedBy ?? "A member"} invites you`} className="mb-5">
      <p>Join to read the chat and write in it, or decline. Nobody finds out when you decline.</p>
      {invitation.isByName && (
        <Button variant="outline" size="sm" className="mt-3" aria-disabled={decline.isPending} onClick={press}>
          {decline.isPending ? "Declining..." : "Decline"}
        </Button>
      )}
    </Banner>
  );
}
