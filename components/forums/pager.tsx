import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { hasNext, pageAddress, pagesOf } from "@/lib/forums/rules/paging";

type PagerProps = {
  label: string;
  path: string;
  page: number;
  shown: number;
  total: number;
  more?: Record<string, string | undefined>;
};

/** Pages as links, so that each page has its own address. Renders nothing for a single page. */
export function Pager({ label, path, page, shown, total, more }: PagerProps) {
  if (page === 1 && !hasNext(page, shown, total)) return null;
  return (
    <nav aria-label={label} className="mt-5 flex items-center justify-between gap-3">
      <Step href={page > 1 ? pageAddress(path, page - 1, more) : null} rel="prev">
        <Icon name="chevron-left" />
        Previous
      </Step>
      <p className="text-muted-foreground text-sm tabular-nums">
        <span className="font-medium text-foreground">Page {page}</span> of {Math.max(page, pagesOf(total))}
      </p>
      <Step href={hasNext(page, shown, total) ? pageAddress(path, page + 1, more) : null} rel="next">
        Next
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

function Step({ href, rel, children }: { href: string | null; rel: string; children: ReactNode }) {
  if (href)
    return (
      <Link href={href} rel={rel} className={buttonVariants({ variant: "outline" })}>
        {children}
      </Link>
    );
  return (
    <button type="button" disabled className={buttonVariants({ variant: "outline" })}>
      {children}
    </button>
  );
}
