import { Circle, CircleCheck, Lock } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Ring } from "@/components/ui/ring";
import type { ModuleStatus } from "@/lib/courses/rules";

/** Never colour alone: each state has a sign and a word. */
export function StatusLabel({ status }: { status: ModuleStatus }) {
  const tone = status === "Completed" || status === "In progress" ? "text-primary" : "text-muted-foreground";
  return (
    <span className={cn("inline-flex items-center gap-1.5 font-medium [&_svg]:size-4", tone)}>
      <Sign status={status} />
      {status}
    </span>
  );
}

function Sign({ status }: { status: ModuleStatus }) {
  if (status === "Completed") return <CircleCheck aria-hidden="true" />;
  if (status === "In progress") return <Ring value={50} size={16} stroke={3} />;
  if (status === "Locked") return <Lock aria-hidden="true" />;
  return <Circle aria-hidden="true" />;
}
