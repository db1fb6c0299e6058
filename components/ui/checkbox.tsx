import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type">;

/** A real checkbox; `className` places it. */
export function Checkbox({ className, ...props }: CheckboxProps) {
  return (
    <span className={cn("relative inline-grid size-5 shrink-0 place-items-center", className)}>
      <input
        type="checkbox"
        className="peer absolute inset-0 m-0 size-5 appearance-none rounded-sm border border-input bg-card transition-colors checked:border-primary checked:bg-primary disabled:opacity-60 forced-colors:appearance-auto"
        {...props}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none relative size-3.5 text-primary-foreground opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  );
}
