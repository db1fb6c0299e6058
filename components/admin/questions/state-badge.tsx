import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";

const STATES = {
  live: { variant: "soft", icon: "circle-check", label: "Live" },
  draft: { variant: "secondary", icon: "pencil-line", label: "Draft" },
  withdrawn: { variant: "destructive", icon: "ban", label: "Withdrawn" },
} as const;

export function StateBadge({ state }: { state: ManagedQuestion["state"] }) {
  const { variant, icon, label } = STATES[state];
  return (
    <Badge variant={variant}>
      <Icon name={icon} />
      {label}
    </Badge>
  );
}
