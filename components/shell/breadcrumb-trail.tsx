import { Fragment } from "react";
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from "@/components/ui/breadcrumb";
import { Link } from "@/components/ui/link";

type BreadcrumbTrailProps = { steps: { href: string; label: string }[]; here: string };

/** The path from the top level to the current page. */
export function BreadcrumbTrail({ steps, here }: BreadcrumbTrailProps) {
  return (
    <Breadcrumb className="mb-3">
      <BreadcrumbList>
        {steps.map(({ href, label }) => (
          <Fragment key={href}>
            <BreadcrumbItem>
              <BreadcrumbLink asChild>
                <Link href={href}>{label}</Link>
              </BreadcrumbLink>
            </BreadcrumbItem>
            <BreadcrumbSeparator />
          </Fragment>
        ))}
        <BreadcrumbItem>
          <BreadcrumbPage>
            <bdi>{here}</bdi>
          </BreadcrumbPage>
        </BreadcrumbItem>
      </BreadcrumbList>
    </Breadcrumb>
  );
}
