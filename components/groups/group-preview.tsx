import { Check, X } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { NewGroup } from "@/lib/groups/contract/groups";
import { PrivateBadge } from "./private-badge";

/** The group as others will meet it, while it is being thought up. */
export function GroupPreview({ group: { name, description, isPrivate } }: { group: NewGroup }) {
  return (
    <aside aria-label="Preview" className="space-y-3">
      <p className="font-medium text-muted-foreground text-xs">Preview</p>
      <Card className="p-4 md:p-5">
        <div className="flex items-start justify-between gap-3">
          <p dir="auto" className="heading wrap-anywhere min-w-0 text-base leading-snug">
            {name.trim() || "Group name"}
          </p>
          {isPrivate && <PrivateBadge />}
        </div>
        <p dir="auto" className="wrap-anywhere mt-1.5 line-clamp-4 text-muted-foreground text-sm">
          {description.trim() || "What this group is for."}
        </p>
        <ul className="mt-4 space-y-1.5 border-t pt-3 text-sm">
          <Seen by="In the list of groups" yes={!isPrivate} />
          <Seen by="Open to everyone who signs in" yes={!isPrivate} />
          <Seen by="Open to people you invite" yes />
          <Seen by="Chat for members only" yes />
        </ul>
      </Card>
    </aside>
  );
}

function Seen({ by, yes }: { by: string; yes: boolean }) {
  const Icon = yes ? Check : X;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={yes ? "size-4 text-primary" : "size-4 text-muted-foreground"} />
      <span className={yes ? undefined : "text-muted-foreground line-through"}>{by}</span>
      {!yes && <span className="sr-only">: no</span>}
    </li>
  );
}
