import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      data-slot="textarea"
      className={cn("control field-sizing-content py-2 read-only:bg-muted", className)}
      {...props}
    />
  );
}
