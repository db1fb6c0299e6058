import Link from "next/link";
import { Fragment } from "react";
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from "@/components/ui/breadcrumb";

type BreadcrumbTrailProps = { steps: { href: string; label: string }[]; here: string };

/** The way from the top to the page that is shown. */
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
