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
    <Card className={cn("stat-card", href && "row-hover", className)}>
      <div className="stat-head">
        <h2 className="stat-title">
          {href ? (
            <Link href={href} className="cover-link stat-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <span aria-hidden="true" className="stat-mark">
          {mark}
        </span>
      </div>
      <p className="stat-figure">
        <span>{figure}</span> {unit && <span>{unit}</span>}
      </p>
      <div className="stat-text">{meaning}</div>
    </Card>
  );
}
