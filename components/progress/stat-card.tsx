import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

type StatCardProps = {
  title: string;
  /** Makes the whole card a link. */
  href?: string;
  figure: ReactNode;
  /** A smaller text beside the figure: its unit. */
  unit?: string;
  /** One line that explains the figure. */
  meaning: ReactNode;
  /** An icon or a ring, hidden from screen readers. */
  mark: ReactNode;
  className?: string;
};

export function StatCard({ title, href, figure, unit, meaning, mark, className }: StatCardProps) {
  return (
    <Card className={cn("relative flex flex-col p-4 md:p-5", href && "transition-colors hover:bg-muted/60", className)}>
      <div className="flex h-8 items-start justify-between gap-2">
        <h2 className="font-medium text-compact text-muted-foreground">
          {href ? (
            <Link href={href} className="cover-link after:rounded-lg hover:no-underline focus-visible:outline-none">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <span aria-hidden="true" className="flex shrink-0 max-sm:hidden">
          {mark}
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold text-2xl tracking-tight">{figure}</span>{" "}
        {unit && <span className="text-muted-foreground text-sm">{unit}</span>}
      </p>
      <div className="mt-1 text-compact text-muted-foreground">{meaning}</div>
    </Card>
  );
}
