import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";

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
      <Icon name="x" className="size-4" />
    </button>
  );
}
