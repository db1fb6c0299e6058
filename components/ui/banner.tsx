import type { ReactNode } from "react";
import { Alert, AlertDescription, AlertTitle } from "./alert";
import { Icon } from "./icon";

const ICONS = {
  default: "info",
  success: "circle-check",
  exam: "clock",
  destructive: "circle-exclamation-point",
} as const;

type BannerProps = {
  variant?: keyof typeof ICONS;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** An alert within the page, with an icon by its kind. */
export function Banner({ variant = "default", title, children, action, className }: BannerProps) {
  return (
    <Alert variant={variant} className={className}>
      <Icon name={ICONS[variant]} />
      <AlertTitle>{title}</AlertTitle>
      {children && <AlertDescription>{children}</AlertDescription>}
      {action && <div className="col-start-2 max-sm:mt-3 sm:col-start-3 sm:row-span-2 sm:row-start-1">{action}</div>}
    </Alert>
  );
}
