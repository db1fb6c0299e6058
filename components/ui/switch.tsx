import type { ComponentProps } from "react";
import { cn } from "./cn";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role">;

/** A checkbox that says it is a switch. Give it a label through `id` and <Label htmlFor>. */
export function Switch({ className, ...props }: SwitchProps) {
  return (
    <span className={cn("relative inline-flex h-6 w-10 shrink-0", className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox already tells whether it is checked
        role="switch"
        className="peer absolute inset-0 m-0 size-full appearance-none rounded-full border border-input bg-muted transition-colors checked:border-primary checked:bg-primary disabled:opacity-60 forced-colors:appearance-auto"
        {...props}
      />
      <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-input transition-transform peer-checked:translate-x-4 peer-checked:bg-primary-foreground forced-colors:hidden" />
    </span>
  );
}
