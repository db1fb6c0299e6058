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
      <input
        type="search"
        aria-label={label}
        className="h-10 w-full text-ellipsis rounded-md border border-input bg-card pr-3 pl-9 text-base placeholder-shown:[&::-webkit-search-cancel-button]:hidden [&::-webkit-search-cancel-button]:opacity-60 [&::-webkit-search-cancel-button]:grayscale placeholder:text-muted-foreground pointer-coarse:h-11 md:text-sm"
        {...props}
      />
    </span>
  );
}
