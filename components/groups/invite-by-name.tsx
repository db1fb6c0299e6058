"use client";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useInvite } from "@/lib/groups/hooks/invitations";
import { sentenceOf } from "@/lib/platform/call";

export function InviteByName({ id }: { id: number }) {
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
