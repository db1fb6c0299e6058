import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonLook } from "./button-look";
import { cn } from "./cn";

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonLook>;

/** Does not submit unless told to. A link that looks like one takes `buttonLook` alone. */
export function Button({ className, variant, size, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonLook({ variant, size }), className)} {...props} />;
}
