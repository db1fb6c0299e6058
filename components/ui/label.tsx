import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control with htmlFor
  return <label className={cn("block font-medium text-foreground text-sm", className)} {...props} />;
}
