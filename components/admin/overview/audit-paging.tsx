import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { AuditFilter } from "@/lib/admin/hooks";
import { AUDIT_PAGE } from "@/lib/admin/rules";

export function AuditPaging({ filter, shown }: { filter: AuditFilter; shown: number }) {
  const { page } = filter;
  const hrefOf = (to: number) => {
    const { actor = "", action = "" } = filter;
    const params = new URLSearchParams({ action, actor, page: String(to) });
    return `/admin?${params}`;
  };
  if (page === 1 && shown < AUDIT_PAGE) return null;
  const link = buttonVariants({ variant: "outline", size: "sm" });
  return (
    <nav aria-label="Pages of the audit" className="mt-4 flex items-center gap-3 text-sm">
      {page > 1 && (
        <Link prefetch={false} scroll={false} href={hrefOf(page - 1)} className={link}>
          Previous
        </Link>
      )}
      <span>Page {page}</span>
      {shown === AUDIT_PAGE && (
        <Link prefetch={false} scroll={false} href={hrefOf(page + 1)} className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}
