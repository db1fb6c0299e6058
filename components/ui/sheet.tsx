"use client";

import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { CloseButton } from "./close-button";
import { cn } from "./cn";
import { OVERLAY_LOOK } from "./dialog";

type SheetProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Read out as the drawer's name; the drawer shows its own heading. */
  title: string;
  className?: string;
  children: ReactNode;
};

/** A drawer from the left. */
export function Sheet({ open, onOpenChange, title, className, children }: SheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY_LOOK} />
        <Primitive.Content
          aria-describedby={undefined}
          className={cn(
            "fixed inset-y-0 left-0 z-50 flex w-72 max-w-[calc(100vw-3rem)] flex-col border-r bg-card outline-none duration-150 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left",
            className,
          )}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
          <Primitive.Close asChild>
            <CloseButton className="absolute top-3 right-3" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
