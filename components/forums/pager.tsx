import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { hasNext, pageAddress, pageNumbers, pagesOf } from "@/lib/forums/rules/paging";

type PagerProps = {
  label: string;
  path: string;
  page: number;
  shown: number;
  total: number;
  more?: Record<string, string | undefined>;
  className?: string;
};

/** Pages as links, so that each page has its own address. Renders nothing for a single page. */
export function Pager({ label, path, page, shown, total, more, className }: PagerProps) {
  if (page === 1 && !hasNext(page, shown, total)) return null;
  const last = Math.max(page, pagesOf(total));
  return (
    <nav aria-label={label} className={cn("flex items-center justify-between gap-1 sm:gap-3", className)}>
      <Step href={page > 1 ? pageAddress(path, page - 1, more) : null} rel="prev">
        <Icon name="chevron-left" />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      <ol className="flex items-center gap-1 tabular-nums">
        {pageNumbers(page, last).map((number, at) => (
          // A number that is left out has no key of its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made again for each page
          <li key={at} className={cn(isBeside(number, page, last) && "max-sm:hidden")}>
            {number === null ? <Gap /> : <PageLink href={pageAddress(path, number, more)} {...{ number, page }} />}
          </li>
        ))}
      </ol>
      <Step href={hasNext(page, shown, total) ? pageAddress(path, page + 1, more) : null} rel="next">
        <span className="max-sm:sr-only">Next</span>
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

/** On a phone the arrows lead there, when there are many pages. */
const isBeside = (number: number | null, page: number, last: number): boolean =>
  last > 3 && number !== null && number !== 1 && number !== last && Math.abs(number - page) === 1;

const Gap = () => (
  <span aria-hidden="true" className="px-1 text-muted-foreground">
    …
  </span>
);

function PageLink({ href, number, page }: { href: string; number: number; page: number }) {
  const current = number === page;
  return (
    <Link
      href={href}
      aria-label={`Page ${number}`}
      aria-current={current ? "page" : undefined}
      className={buttonVariants({
        variant: current ? "secondary" : "ghost",
        className: "min-w-10 whitespace-nowrap px-2 pointer-coarse:min-w-11",
      })}
    >
      {current ? `Page ${number}` : number}
    </Link>
  );
}

const STEP = buttonVariants({ variant: "outline", className: "max-sm:px-3" });

function Step({ href, rel, children }: { href: string | null; rel: string; children: ReactNode }) {
  if (href)
    return (
      <Link href={href} rel={rel} className={STEP}>
        {children}
      </Link>
    );
  return (
    <button type="button" disabled className={STEP}>
      {children}
    </button>
  );
}
