import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Fragment } from "react";

type Step = { href: string; label: string };

export function Breadcrumb({ steps, here }: { steps: Step[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-compact text-muted-foreground">
      <ol className="flex min-h-9 flex-wrap items-center gap-x-1">
        {steps.map(({ href, label }) => (
          <Fragment key={href}>
            <li className="min-w-0">
              <Link href={href} className="wrap-anywhere rounded-sm py-2 hover:text-foreground hover:underline">
                {label}
              </Link>
            </li>
            <li aria-hidden="true">
              <ChevronRight className="size-3.5" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 max-w-full truncate text-foreground">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
