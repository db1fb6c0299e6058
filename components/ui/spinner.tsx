import { cn } from "./cn";
import { Icon } from "./icon";

type SpinnerProps = { label?: string; className?: string };

export function Spinner({ label = "Loading", className }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex">
      <Icon name="loader-circle" className={cn("size-5 animate-spin text-primary", className)} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
