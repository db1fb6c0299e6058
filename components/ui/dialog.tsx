"use client";

import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { CloseButton } from "./close-button";
import { cn } from "./cn";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export const OVERLAY_LOOK =
  "fixed inset-0 z-50 bg-black/50 data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0";

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
};

export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  const focus = useFocusBack(props);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={OVERLAY_LOOK} />
      <Primitive.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        className={cn(
          "fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-lg border bg-popover p-5 shadow-pop outline-none data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0",
          className,
        )}
        {...props}
        {...focus}
      >
        <div className="space-y-1 pr-9">
          <Primitive.Title className="heading text-xl">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="text-muted-foreground text-sm">{description}</Primitive.Description>
          )}
        </div>
        {children}
        <Primitive.Close asChild>
          <CloseButton className="absolute top-3 right-3" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/**
 * Radix gives the focus back to a trigger only, and most of our dialogs are opened by what is not one. Where that has
 * gone meanwhile, the dialog it stood in takes the focus.
 */
function useFocusBack({ onOpenAutoFocus, onCloseAutoFocus }: Omit<DialogContentProps, "title">) {
  const places = useRef<(Element | null)[]>([]);
  return {
    onOpenAutoFocus(event: Event) {
      const opener = document.activeElement;
      places.current = [opener, opener?.closest("[role=dialog]") ?? null];
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      onCloseAutoFocus?.(event);
      const place = places.current.find((one) => one instanceof HTMLElement && one.isConnected);
      if (event.defaultPrevented || !(place instanceof HTMLElement) || place === document.body) return;
      event.preventDefault();
      place.focus();
    },
  };
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 sm:flex-row sm:justify-end", className)} {...props} />;
}
