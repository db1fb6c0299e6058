import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { buttonLook } from "./button-look";
import { cn } from "./cn";

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonLook> & { asChild?: boolean };

/** `asChild` lends the look to a link; otherwise a button that does not submit unless told to. */
export function Button({ className, variant, size, asChild = false, type = "button", ...props }: ButtonProps) {
  const look = cn(buttonLook({ variant, size }), className);
  if (asChild) return <Slot.Root className={look} {...props} />;
  return <button type={type} className={look} {...props} />;
}
