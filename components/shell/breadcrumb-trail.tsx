import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbList, BreadcrumbPage } from "@/components/ui/breadcrumb";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

/** Uses the space above the page, so that the heading has the same position as on pages without a trail. */
export const ABOVE_HEADING = "relative -mt-5 mb-1 h-5 md:-mt-7 md:h-6 pointer-coarse:-mt-2 print:hidden";

type BreadcrumbTrailProps = {
  steps: { href: string; label: string }[];
  /** Left out where the page's heading follows directly. */
  here?: string;
  className?: string;
};

/** The path from the top level to the current page. */
export function BreadcrumbTrail({ steps, here, className }: BreadcrumbTrailProps) {
  return (
    <Breadcrumb className={cn(ABOVE_HEADING, className)}>
      <BreadcrumbList>
        {steps.map(({ href, label }, index) => (
          <BreadcrumbItem key={href} hasNext={here !== undefined || index < steps.length - 1}>
            <BreadcrumbLink asChild>
              <Link href={href}>{label}</Link>
            </BreadcrumbLink>
          </BreadcrumbItem>
        ))}
        {here !== undefined && (
          // The heading says it again, so this is what a phone cuts.
          <BreadcrumbItem className="shrink-[9999]">
            <BreadcrumbPage>
              <bdi>{here}</bdi>
            </BreadcrumbPage>
          </BreadcrumbItem>
        )}
      </BreadcrumbList>
    </Breadcrumb>
  );
}
