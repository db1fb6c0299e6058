import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

type BenefitItemProps = { icon: IconName; title: string; children: ReactNode };

export function BenefitItem({ icon, title, children }: BenefitItemProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
        <Icon name={icon} className="size-5" />
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-muted-foreground text-sm">{children}</p>
      </div>
    </li>
  );
}
