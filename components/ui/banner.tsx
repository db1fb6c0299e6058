import { CircleAlert, CircleCheck, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Alert, AlertDescription, AlertTitle } from "./alert";

const ICONS = { default: Info, success: CircleCheck, exam: Clock, destructive: CircleAlert };

type BannerProps = {
  variant?: keyof typeof ICONS;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** An alert within the page, with an icon by its kind. */
export function Banner({ variant = "default", title, children, action, className }: BannerProps) {
  const Icon = ICONS[variant];
  return (
    <Alert variant={variant} className={className}>
      <Icon aria-hidden="true" />
      <AlertTitle>{title}</AlertTitle>
      {children && <AlertDescription>{children}</AlertDescription>}
      {action && <div className="col-start-3 row-span-2 row-start-1">{action}</div>}
    </Alert>
  );
}
