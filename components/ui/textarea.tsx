import type { ComponentProps } from "react";
import { cn } from "./cn";
import { CONTROL_LOOK } from "./input";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(CONTROL_LOOK, "field-sizing-content py-2 read-only:bg-muted", className)}
      {...props}
    />
  );
}
