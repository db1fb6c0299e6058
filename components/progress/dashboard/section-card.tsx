import { type ReactNode, useId } from "react";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

type SectionCardProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

export function SectionCard({ title, aside, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("min-w-0", className)}>
      <Card>
        <CardHeader className="card-header-row">
          <CardTitle id={id}>{title}</CardTitle>
          {aside}
        </CardHeader>
        {children}
      </Card>
    </section>
  );
}
