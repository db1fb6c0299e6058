import { Lock } from "lucide-react";
import { Badge } from "@/components/ui/badge";

export function PrivateBadge() {
  return (
    <Badge variant="outline" className="shrink-0">
      <Lock aria-hidden="true" />
      Private
    </Badge>
  );
}
