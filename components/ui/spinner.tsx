import { LoaderCircle } from "lucide-react";
import { cn } from "./cn";

type SpinnerProps = { label?: string; className?: string };

export function Spinner({ label = "Loading", className }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex">
      <LoaderCircle aria-hidden="true" className={cn("size-5 animate-spin text-primary", className)} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
