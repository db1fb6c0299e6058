import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type BenefitItemProps = { icon: LucideIcon; title: string; children: ReactNode };

export function BenefitItem({ icon: Icon, title, children }: BenefitItemProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-muted-foreground text-sm">{children}</p>
      </div>
    </li>
  );
}
