import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const badgeVariants = cva("badge", {
  variants: {
    variant: {
      default: "badge-default",
      secondary: "badge-secondary",
      soft: "badge-soft",
      exam: "badge-exam",
      info: "badge-info",
      destructive: "badge-destructive",
      outline: "badge-outline",
    },
  },
  defaultVariants: { variant: "default" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants> & { asChild?: boolean };

export function Badge({ className, variant, asChild = false, ...props }: BadgeProps) {
  const Part = asChild ? Slot.Root : "span";
  return <Part data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
