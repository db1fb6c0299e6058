import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type SearchBoxProps = Omit<ComponentProps<"input">, "type"> & { label?: string };

/** The common look of all search fields; pass a label, a value and the handlers. */
export function SearchBox({ label = "Search", className, ...props }: SearchBoxProps) {
  return (
    <span className={cn("relative block w-full", className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <input type="search" aria-label={label} className="search-field" {...props} />
    </span>
  );
}
