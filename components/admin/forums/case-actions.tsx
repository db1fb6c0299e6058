"use client";
import { Check, EyeOff, Lock, type LucideIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useResolveReport } from "@/lib/forums/hooks/managing";
import { ACTION_LABELS, type Action, actionsFor, type Case } from "@/lib/forums/rules/reports";
import { legendId } from "./actions-legend";

const DeleteReportedDialog = lazyPart(() =>
  import("./delete-reported-dialog").then((part) => part.DeleteReportedDialog),
);

const ICONS: Record<Action, LucideIcon> = { keep: Check, hide: EyeOff, delete: Trash2, lock: Lock };

export function CaseActions({ reported, onDecided }: { reported: Case; onDecided(): void }) {
  const resolve = useResolveReport();
  const [deleting, setDeleting] = useState(false);
  const [first] = reported.reports;
  const decide = (action: Action) => {
    if (!first || resolve.isPending) return;
    resolve.mutate({ params: { id: first.id }, body: { action } }, { onSuccess: onDecided });
  };
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {actionsFor(reported).map((action) => {
        const Icon = ICONS[action];
        return (
          <Button
            key={action}
            variant="outline"
            aria-describedby={legendId(action)}
            aria-disabled={resolve.isPending}
            className={action === "delete" ? "text-destructive" : undefined}
            onClick={() => (action === "delete" ? setDeleting(true) : decide(action))}
          >
            <Icon aria-hidden="true" />
            {ACTION_LABELS[action].label}
          </Button>
        );
      })}
      {deleting && (
        <DeleteReportedDialog
          isPending={resolve.isPending}
          onConfirm={() => decide("delete")}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
