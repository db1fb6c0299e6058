import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";

export function Breadcrumb(props: ComponentProps<"nav">) {
  return <nav aria-label="Breadcrumb" data-slot="breadcrumb" {...props} />;
}

export function BreadcrumbList({ className, ...props }: ComponentProps<"ol">) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={cn("flex h-full items-center gap-x-1 text-compact text-muted-foreground", className)}
      {...props}
    />
  );
}

type BreadcrumbItemProps = ComponentProps<"li"> & { hasNext?: boolean };

/** The arrow to the next item is part of this one, so that no line begins with an arrow. */
export function BreadcrumbItem({ className, hasNext = false, children, ...props }: BreadcrumbItemProps) {
  return (
    <li data-slot="breadcrumb-item" className={cn("flex min-w-7 items-center gap-x-1", className)} {...props}>
      {children}
      {hasNext && <Icon name="chevron-right" className="size-3.5 shrink-0" />}
    </li>
  );
}

export function BreadcrumbLink({ asChild, className, ...props }: ComponentProps<"a"> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : "a";
  return (
    <Part
      data-slot="breadcrumb-link"
      className={cn("truncate rounded-sm py-2 pointer-coarse:py-3 hover:text-foreground hover:underline", className)}
      {...props}
    />
  );
}

export function BreadcrumbPage({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="breadcrumb-page"
      aria-current="page"
      className={cn("block truncate text-foreground", className)}
      {...props}
    />
  );
}
