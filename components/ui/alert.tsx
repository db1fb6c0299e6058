import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

const alertLook = cva("flex items-start gap-3 rounded-lg border px-4 py-3 text-sm", {
  variants: {
    variant: {
      info: "border-info/30 bg-info-soft [&>svg]:text-info",
      success: "border-primary/30 bg-primary-soft [&>svg]:text-primary",
      exam: "border-exam/30 bg-exam-soft [&>svg]:text-exam",
      destructive: "border-destructive/40 bg-destructive-soft [&>svg]:text-destructive",
    },
  },
  defaultVariants: { variant: "info" },
});

const ICONS = { info: Info, success: CircleCheck, exam: Clock, destructive: CircleAlert };

type AlertProps = VariantProps<typeof alertLook> & {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A banner in the page. Failures interrupt a screen reader, the rest wait their turn. */
export function Alert({ variant, title, children, action, className }: AlertProps) {
  const Icon = ICONS[variant ?? "info"];
  return (
    <div role={variant === "destructive" ? "alert" : "status"} className={cn(alertLook({ variant }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children && <div className="mt-0.5 text-foreground/85">{children}</div>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
