import { Ban, CircleCheck, PencilLine } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";

const STATES = {
  live: { variant: "soft", icon: CircleCheck, label: "Live" },
  draft: { variant: "secondary", icon: PencilLine, label: "Draft" },
  withdrawn: { variant: "destructive", icon: Ban, label: "Withdrawn" },
} as const;

export function StateBadge({ state }: { state: ManagedQuestion["state"] }) {
  const { variant, icon: Icon, label } = STATES[state];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
