import { AuditRow } from "@/components/admin/overview/audit-row";
import { Skeleton } from "@/components/ui/skeleton";
import { useUserAudit } from "@/lib/admin/hooks/users";
import { sentenceOf } from "@/lib/platform/call";

/** What admins did about this person. */
export function UserAudit({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { data: entries, error } = useUserAudit(userId);
  return (
    <section className="space-y-2 border-t pt-5">
      <h3 className="heading text-base">Audit</h3>
      {!entries && !error && <Skeleton className="h-16 w-full" />}
      {error && !entries && <p className="text-destructive text-sm">{sentenceOf(error)}</p>}
      {entries?.length === 0 && (
        <p className="text-muted-foreground text-sm">No admin has changed anything about this account.</p>
      )}
      {entries && entries.length > 0 && (
        <ul className="-mx-4 divide-y md:-mx-5">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} timeZone={timeZone} isAboutOne />
          ))}
        </ul>
      )}
    </section>
  );
}
