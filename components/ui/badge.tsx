import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeLook = cva(
  "inline-flex items-center gap-1 whitespace-nowrap rounded-sm border border-transparent px-2 py-0.5 font-medium text-xs [&_svg]:size-3 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "bg-muted text-muted-foreground",
        primary: "bg-primary-soft text-primary",
        solid: "bg-primary text-primary-foreground",
        exam: "bg-exam-soft text-exam",
        info: "bg-info-soft text-info",
        destructive: "bg-destructive-soft text-destructive",
        outline: "border-border bg-card text-muted-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeLook>;

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeLook({ variant }), className)} {...props} />;
}
