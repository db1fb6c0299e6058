import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";

/** A native select element; a phone shows its own picker. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">) {
  return (
    <span data-slot="native-select-wrapper" className={cn("relative block", className)}>
      <select data-slot="native-select" className="control h-10 appearance-none pr-9 pointer-coarse:h-11" {...props} />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
