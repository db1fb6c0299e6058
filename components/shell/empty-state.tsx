import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

type EmptyStateProps = {
  icon?: IconName;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** The heading level that fits the page. */
  as?: "h1" | "h2" | "h3";
};

export function EmptyState({ icon, title, description, action, as: Tag = "h2" }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed px-6 py-12 text-center">
      {icon && <Icon name={icon} strokeWidth={1.5} className="mb-3 size-8 text-muted-foreground" />}
      <Tag className="heading text-lg">{title}</Tag>
      {description && <p className="mt-1 max-w-[48ch] text-muted-foreground text-sm">{description}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
