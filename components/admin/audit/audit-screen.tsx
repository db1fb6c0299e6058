"use client";
import Form from "next/form";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { useUser } from "@/lib/accounts/hooks";
import { useAudit } from "@/lib/admin/hooks";
import { AUDIT_PAGE, type AuditFilter } from "@/lib/admin/rules";
import { AUDIT_ACTIONS, labelFor } from "@/lib/admin/rules/audit";
import { sentenceOf } from "@/lib/platform/query/call";
import { AuditRow } from "./audit-row";

const PATH = "/admin/audit";

/** What admins did. The filter is stored in the address, so that it can be shared with a colleague. */
export function AuditScreen({ filter }: { filter: AuditFilter }) {
  const { data: entries, error, refetch } = useAudit(filter);
  const { data: user } = useUser();
  const isFiltered = Boolean(filter.actor || filter.action);
  return (
    <>
      <PageHeading title="Audit" description="What admins did, newest first. Entries are kept for 400 days." />
      <AuditForm key={JSON.stringify(filter)} filter={filter} />
      {error && !entries && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {entries && (
        <Card>
          {entries.length === 0 ? (
            <p className="p-4 text-muted-foreground text-sm md:p-5">
              {isFiltered || filter.page > 1 ? "No entry matches the filter." : "Nothing was done yet."}
            </p>
          ) : (
            <ul aria-label="Audit" className="divide-y">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} timeZone={user?.timeZone ?? "UTC"} />
              ))}
            </ul>
          )}
        </Card>
      )}
      <AuditPaging filter={filter} shown={entries?.length ?? 0} />
    </>
  );
}

function AuditForm({ filter }: { filter: AuditFilter }) {
  const isChanged = Boolean(filter.actor || filter.action || filter.reads === undefined);
  return (
    <Form action={PATH} scroll={false} className="mb-5 flex flex-wrap items-end gap-3">
      <Field label="Action" className="w-full sm:w-72">
        {(wiring) => (
          <NativeSelect {...wiring} name="action" defaultValue={filter.action ?? ""}>
            <option value="">All changes</option>
            {filter.action && !(filter.action in AUDIT_ACTIONS) && (
              <option value={filter.action}>{filter.action}</option>
            )}
            {Object.keys(AUDIT_ACTIONS).map((action) => (
              <option key={action} value={action}>
                {labelFor(action)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Admin's username" className="w-full sm:w-56">
        {(wiring) => <Input {...wiring} name="actor" defaultValue={filter.actor} maxLength={100} />}
      </Field>
      <label className="flex h-10 items-center gap-2 text-sm pointer-coarse:h-11">
        <input
          type="checkbox"
          name="lookups"
          value="show"
          defaultChecked={filter.reads === undefined && !filter.action}
          className="size-4 accent-primary"
        />
        Also show look-ups
      </label>
      <Button type="submit" variant="outline">
        Filter
      </Button>
      {isChanged && (
        <Link href={PATH} className={buttonVariants({ variant: "link" })}>
          Show all changes
        </Link>
      )}
    </Form>
  );
}

function AuditPaging({ filter, shown }: { filter: AuditFilter; shown: number }) {
  const { page } = filter;
  const hrefOf = (to: number) => {
    const { actor = "", action = "", reads } = filter;
    const params = new URLSearchParams({ action, actor, page: String(to) });
    if (reads === undefined) params.set("lookups", "show");
    return `${PATH}?${params}`;
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
