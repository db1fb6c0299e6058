"use client";
import Form from "next/form";
import Link from "next/link";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useUser } from "@/lib/accounts/hooks";
import { type AuditFilter, useAudit } from "@/lib/admin/hooks";
import { sentenceOf } from "@/lib/platform/call";
import { AuditPaging } from "./audit-paging";
import { AuditRow } from "./audit-row";

/** What admins did. The filter stands in the address, so that a finding can be shown to a colleague. */
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
        prefetch={false}
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
          <Link prefetch={false} href="/admin#audit" className={buttonVariants({ variant: "link" })}>
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
