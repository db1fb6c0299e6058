import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { buttonVariants } from "./button-variants";
import { cn } from "./cn";

export { buttonVariants };

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean };

/** Does not submit unless told to. A link that looks like one takes `buttonVariants` alone. */
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
