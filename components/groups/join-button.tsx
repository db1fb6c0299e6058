"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { useJoinGroup } from "@/lib/groups/hooks/members";
import { useCachedUser } from "./use-cached-user";

/** A visitor is sent to sign in, and comes back here with the same invitation. */
export function JoinButton({ id, invite }: { id: number; invite: string | undefined }) {
  const router = useRouter();
  const here = `/community/group/${id}`;
  const join = useJoinGroup(id, () => {
    // The secret has done its work and need not stand in the address, where it would be passed on.
    if (invite) router.replace(here);
  });
  if (!useCachedUser()) {
    const next = encodeURIComponent(invite ? `${here}?invite=${invite}` : here);
    return (
      <a href={`/auth?next=${next}`} className={buttonVariants()}>
        Join Group
      </a>
    );
  }
  const press = () => {
    if (!join.isPending) join.mutate({ params: { id }, body: invite ? { invite } : {} });
  };
  return (
    <Button onClick={press} aria-disabled={join.isPending}>
      {join.isPending ? "Joining..." : "Join Group"}
    </Button>
  );
}
