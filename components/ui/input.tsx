import type { ComponentProps } from "react";
import { cn } from "./cn";

export const CONTROL_LOOK =
  "w-full rounded-md border border-input bg-card px-3 text-base text-foreground transition-colors placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive md:text-sm";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={cn(CONTROL_LOOK, "h-10 read-only:bg-muted pointer-coarse:h-11", className)}
      {...props}
    />
  );
}
