import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const alertVariants = cva("alert", {
  variants: {
    variant: {
      default: "alert-info",
      success: "alert-success",
      exam: "alert-exam",
      destructive: "alert-destructive",
    },
  },
  defaultVariants: { variant: "default" },
});

/** Errors interrupt a screen reader; other messages wait. */
export function Alert({ className, variant, ...props }: ComponentProps<"div"> & VariantProps<typeof alertVariants>) {
  return (
    <div
      data-slot="alert"
      role={variant === "destructive" ? "alert" : "status"}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    />
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="alert-title" className={cn("col-start-2 font-medium", className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-description"
      className={cn("col-start-2 mt-0.5 min-w-0 text-foreground/85", className)}
      {...props}
    />
  );
}
