"use client";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import type { DialogState } from "@/components/ui/use-dialog";
import { useCreateLink, useInvite } from "@/lib/groups/hooks/invitations";
import { LINK_DAYS, LINK_USES } from "@/lib/groups/rules";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import { InvitationList } from "./invitation-list";

export function InviteDialog({ id, open, onOpenChange, onCloseAutoFocus }: DialogState & { id: number }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Invite Members</DialogTitle>
          <DialogDescription>By username, or with a link for several people.</DialogDescription>
        </DialogHeader>
        <InviteByName id={id} />
        <InvitationLink id={id} />
        <InvitationList
          id={id}
          title="Open invitations"
          className="border-t pt-4"
          listClassName="max-h-56 overflow-y-auto"
        />
      </DialogContent>
    </Dialog>
  );
}

const TERMS = `For up to ${LINK_USES} people, for ${LINK_DAYS} days.`;

function InvitationLink({ id }: { id: number }) {
  const create = useCreateLink(id);
  const field = useRef<HTMLInputElement>(null);
  const link = create.data?.link;
  const copy = async () => {
    field.current?.select();
    // Without clipboard permission the link is selected, ready to be copied by hand.
    await navigator.clipboard.writeText(link ?? "").then(
      () => toast({ title: "Link copied", description: TERMS }),
      () => toast({ title: "Link selected", description: "Copy it with your keyboard or a long press." }),
    );
  };
  if (!link)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className="text-compact text-muted-foreground">{TERMS}</p>
        <Button
          variant="outline"
          aria-disabled={create.isPending}
          onClick={() => !create.isPending && create.mutate({ params: { id } })}
        >
          <Icon name="link-2" />
          Create link
        </Button>
      </div>
    );
  return (
    <Field label="Invitation link" hint={`${TERMS} Copy it now: it is shown this once.`} className="border-t pt-4">
      {(wiring) => (
        <div className="flex gap-2">
          <Input {...wiring} ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
          <Button variant="secondary" onClick={() => void copy()}>
            <Icon name="copy" />
            Copy
          </Button>
        </div>
      )}
    </Field>
  );
}

function InviteByName({ id }: { id: number }) {
  const [username, setUsername] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const invite = useInvite(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    invite.mutate(
      { params: { id }, body: { username } },
      {
        onSuccess: () => setUsername(""),
        onError: (wrong) => setError(sentenceOf(wrong)),
        onSettled: () => field.current?.focus(),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Username" hint="It stands on a student's profile and posts." error={error}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              ref={field}
              value={username}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder="quiet-ledger-4821"
              onChange={({ target }) => {
                setUsername(target.value);
                setError(undefined);
              }}
            />
            <Button type="submit" variant="secondary" aria-disabled={invite.isPending}>
              Invite
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
