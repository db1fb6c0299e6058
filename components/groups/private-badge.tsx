import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";

export function PrivateBadge() {
  return (
    <Badge variant="outline" className="shrink-0">
      <Icon name="lock" />
      Private
    </Badge>
  );
}
