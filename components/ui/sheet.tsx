"use client";

import { Dialog as SheetPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { CloseButton } from "./close-button";
import { cn } from "./cn";
import { useFocusReturn } from "./use-focus-return";

export function Sheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return <SheetPrimitive.Root data-slot="sheet" {...props} />;
}

export function SheetTrigger(props: ComponentProps<typeof SheetPrimitive.Trigger>) {
  return <SheetPrimitive.Trigger data-slot="sheet-trigger" {...props} />;
}

export function SheetClose(props: ComponentProps<typeof SheetPrimitive.Close>) {
  return <SheetPrimitive.Close data-slot="sheet-close" {...props} />;
}

const SIDES = {
  left: "inset-y-0 left-0 w-72 max-w-[calc(100vw-3rem)] border-r data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-tl-md rounded-tr-md border-t data-[state=closed]:slide-out-to-bottom data-[state=open]:slide-in-from-bottom",
  right:
    "inset-y-0 right-0 w-full max-w-md overflow-y-auto border-l data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right",
};

/** For a menu: the focus begins at the current page's entry, not at the first button, which may sign the reader out. */
export function focusCurrentLink(event: Event): void {
  const sheet = event.currentTarget as HTMLElement;
  const entry = sheet.querySelector<HTMLElement>("a[aria-current=page]") ?? sheet.querySelector<HTMLElement>("a");
  if (!entry) return;
  event.preventDefault();
  entry.focus();
}

type SheetContentProps = ComponentProps<typeof SheetPrimitive.Content> & { side?: keyof typeof SIDES };

export function SheetContent({ className, children, side = "right", ...props }: SheetContentProps) {
  const focus = useFocusReturn(props);
  return (
    <SheetPrimitive.Portal data-slot="sheet-portal">
      <SheetPrimitive.Overlay data-slot="sheet-overlay" className="shade fading" />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        className={cn("sheet", SIDES[side], className)}
        {...props}
        {...focus}
      >
        {children}
        <SheetPrimitive.Close asChild>
          <CloseButton className="absolute top-3 right-3" />
        </SheetPrimitive.Close>
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  );
}

export function SheetHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="sheet-header" className={cn("space-y-1 pr-9", className)} {...props} />;
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return <SheetPrimitive.Title data-slot="sheet-title" className={cn("heading text-xl", className)} {...props} />;
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      data-slot="sheet-description"
      className={cn("text-muted-foreground text-sm", className)}
      {...props}
    />
  );
}
