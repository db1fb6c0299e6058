import { cn } from "./cn";

type ProgressProps = { value: number; label: string; className?: string };

/** A bar from 0 to 100. `label` is read out, so it names what is measured. */
export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-1.5 w-full overflow-hidden rounded-full border border-transparent bg-primary/15", className)}
    >
      <div className="filled h-full rounded-full bg-primary transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
