import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbList, BreadcrumbPage } from "@/components/ui/breadcrumb";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";

type BreadcrumbTrailProps = {
  steps: { href: string; label: string }[];
  /** Left out where the page's heading stands right below. */
  here?: string;
  className?: string;
};

/** The path from the top level to the current page. */
export function BreadcrumbTrail({ steps, here, className }: BreadcrumbTrailProps) {
  return (
    <Breadcrumb className={cn("mb-3 print:hidden", className)}>
      <BreadcrumbList>
        {steps.map(({ href, label }, index) => (
          <BreadcrumbItem key={href} hasNext={here !== undefined || index < steps.length - 1}>
            <BreadcrumbLink asChild>
              <Link href={href}>{label}</Link>
            </BreadcrumbLink>
          </BreadcrumbItem>
        ))}
        {here !== undefined && (
          <BreadcrumbItem>
            <BreadcrumbPage>
              <bdi>{here}</bdi>
            </BreadcrumbPage>
          </BreadcrumbItem>
        )}
      </BreadcrumbList>
    </Breadcrumb>
  );
}
