"use client";
import { Copy, Link2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useCreateLink } from "@/lib/groups/hooks/invitations";
import { LINK_DAYS, LINK_USES } from "@/lib/groups/rules";
import { toast } from "@/lib/platform/toast";

const TERMS = `For up to ${LINK_USES} people, for ${LINK_DAYS} days.`;

export function InvitationLink({ id }: { id: number }) {
  const create = useCreateLink(id);
  const field = useRef<HTMLInputElement>(null);
  const link = create.data?.link;
  const copy = async () => {
    field.current?.select();
    // Without leave to use the clipboard the link is selected, ready to be copied by hand.
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
          <Link2 aria-hidden="true" />
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
            <Copy aria-hidden="true" />
            Copy
          </Button>
        </div>
      )}
    </Field>
  );
}
