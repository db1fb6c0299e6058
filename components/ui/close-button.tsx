import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export function CloseButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={cn(
        "inline-grid size-9 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground pointer-coarse:size-11",
        className,
      )}
      {...props}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
