/** Menus and popovers: the one place with a shadow. */
export const FLOATING_LOOK =
  "z-50 max-h-[var(--radix-popper-available-height,70vh)] overflow-y-auto rounded-lg border bg-popover text-foreground shadow-pop outline-none data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0";
