import { Ban, CircleCheck, PencilLine } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";

const STATES = {
  live: { variant: "soft", icon: CircleCheck, words: "Live" },
  draft: { variant: "secondary", icon: PencilLine, words: "Draft" },
  withdrawn: { variant: "destructive", icon: Ban, words: "Withdrawn" },
} as const;

export function StateBadge({ state }: { state: ManagedQuestion["state"] }) {
  const { variant, icon: Icon, words } = STATES[state];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" />
      {words}
    </Badge>
  );
}
