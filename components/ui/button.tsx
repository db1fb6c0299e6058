import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { buttonVariants } from "./button-variants";
import { cn } from "./cn";

export { buttonVariants };

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean };

/**
 * `type="button"` by default, so it does not submit a form. A link that looks like a button uses only `buttonVariants`.
 */
export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const Part = asChild ? Slot.Root : "button";
  return (
    <Part
      data-slot="button"
      type={asChild ? type : (type ?? "button")}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
