"use client";
import { Button } from "@/components/ui/button";
import { useDeclineInvitation } from "@/lib/groups/hooks/members";

export function DeclineButton({ id, name }: { id: number; name: string }) {
  const decline = useDeclineInvitation();
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Decline the invitation to ${name}`}
      aria-disabled={decline.isPending}
      onClick={() => !decline.isPending && decline.mutate({ params: { id } })}
      className="text-muted-foreground"
    >
      Decline
    </Button>
  );
}
