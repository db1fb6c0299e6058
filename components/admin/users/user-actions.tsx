import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { ManagedUserDetail } from "@/lib/admin/contract/users";
import { useRemoveUserPassword, useRevokeSessions, useSetAdmin } from "@/lib/admin/hooks/users";

type Confirmation = "role" | "sessions" | "password" | null;

export function UserActions({ user, isOneself }: { user: ManagedUserDetail; isOneself: boolean }) {
  const [asking, setAsking] = useState<Confirmation>(null);
  const role = useSetAdmin();
  const sessions = useRevokeSessions();
  const password = useRemoveUserPassword();
  const close = () => setAsking(null);
  const params = { id: user.id };
  const roleAct = user.isAdmin ? "Remove admin" : "Make admin";
  return (
    <section className="space-y-3 border-t pt-5">
      <h3 className="heading text-base">Access</h3>
      <p className="text-muted-foreground text-sm">
        {user.sessions === 1 ? "Signed in on 1 browser." : `Signed in on ${user.sessions} browsers.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setAsking("role")}>
          {roleAct}
        </Button>
        <Button variant="outline" disabled={user.sessions === 0} onClick={() => setAsking("sessions")}>
          Sign out everywhere
        </Button>
        {user.hasPassword && (
          <Button variant="outline" onClick={() => setAsking("password")}>
            Remove password
          </Button>
        )}
      </div>
      {asking === "role" && (
        <ConfirmDialog
          title={`${roleAct}?`}
          description={user.isAdmin ? removal(user.name, isOneself) : promotion(user.name)}
          isHarmless={!user.isAdmin}
          confirm={roleAct}
          confirming={roleAct}
          isPending={role.isPending}
          onConfirm={() => role.mutate({ params, body: { isAdmin: !user.isAdmin } }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
      {asking === "sessions" && (
        <ConfirmDialog
          title="Sign out everywhere?"
          description={`${user.name} is signed out of every browser at once${isOneself ? ", and that includes this one" : ""}.`}
          confirm="Sign out"
          confirming="Sign out"
          isPending={sessions.isPending}
          onConfirm={() => sessions.mutate({ params }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
      {asking === "password" && (
        <ConfirmDialog
          title="Remove the password?"
          description={`${user.name} then signs in by a mailed link only, is signed out of every browser${isOneself ? ", this one too," : ""} and told by mail. It is noted in the audit.`}
          confirm="Remove password"
          confirming="Removing..."
          isPending={password.isPending}
          onConfirm={() => password.mutate({ params }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
    </section>
  );
}

const promotion = (name: string) =>
  `${name} can then change courses, users and forums, and open everything behind Premium. It is noted in the audit.`;

const removal = (name: string, isOneself: boolean) =>
  isOneself
    ? "You leave the admin area at once, and only another admin can bring you back."
    : `${name} leaves the admin area with the next click. It is noted in the audit.`;
