"use client";
import Form from "next/form";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { useUser } from "@/lib/accounts/hooks";
import { type AuditFilter, useAudit } from "@/lib/admin/hooks";
import { AUDIT_PAGE } from "@/lib/admin/rules";
import { sentenceOf } from "@/lib/platform/call";
import { AuditRow } from "./audit-row";

/** The audit log of admins' actions. The filter is stored in the address, so that it can be shared with a colleague. */
export function AuditSection({ filter }: { filter: AuditFilter }) {
  const { data: entries, error, refetch } = useAudit(filter);
  const { data: user } = useUser();
  const filtered = Boolean(filter.actor || filter.action);
  return (
    <section aria-labelledby="audit" className="scroll-mt-20">
      <h2 id="audit" className="heading mb-3 scroll-mt-20 text-xl">
        Audit
      </h2>
      <Form
        key={`${filter.actor} ${filter.action}`}
        action="/admin"
        scroll={false}
        className="mb-4 flex flex-wrap items-end gap-3"
      >
        <Field label="Action begins with" className="w-full sm:w-56">
          {(wiring) => (
            <Input {...wiring} name="action" defaultValue={filter.action} placeholder="course." maxLength={100} />
          )}
        </Field>
        <Field label="Admin's username" className="w-full sm:w-56">
          {(wiring) => <Input {...wiring} name="actor" defaultValue={filter.actor} maxLength={100} />}
        </Field>
        <Button type="submit" variant="outline">
          Filter
        </Button>
        {filtered && (
          <Link href="/admin#audit" className={buttonVariants({ variant: "link" })}>
            Show all
          </Link>
        )}
      </Form>
      {error && !entries && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {entries && (
        <Card>
          {entries.length === 0 ? (
            <p className="p-4 text-muted-foreground text-sm md:p-5">
              {filtered || filter.page > 1 ? "No entry fits." : "Nothing was done yet."}
            </p>
          ) : (
            <ul className="divide-y">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} timeZone={user?.timeZone ?? "UTC"} />
              ))}
            </ul>
          )}
        </Card>
      )}
      <AuditPaging filter={filter} shown={entries?.length ?? 0} />
    </section>
  );
}

function AuditPaging({ filter, shown }: { filter: AuditFilter; shown: number }) {
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
        <Link scroll={false} href={hrefOf(page - 1)} className={link}>
          Previous
        </Link>
      )}
      <span>Page {page}</span>
      {shown === AUDIT_PAGE && (
        <Link scroll={false} href={hrefOf(page + 1)} className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}
