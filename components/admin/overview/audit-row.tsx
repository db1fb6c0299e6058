import type { AuditEntry } from "@/lib/admin/contract/overview";
import { dateFormat } from "@/lib/platform/date-format";

const whenIn = (timeZone: string, instant: string) =>
  dateFormat({ dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(instant));

type AuditRowProps = {
  entry: AuditEntry;
  timeZone: string;
  /** Used in lists about one object, whose name is not repeated in each row. */
  isAboutOne?: boolean;
};

export function AuditRow({ entry, timeZone, isAboutOne }: AuditRowProps) {
  const { actor, action, targetType, targetId, changes, createdAt } = entry;
  return (
    <li className="px-4 py-3 text-sm md:px-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <code className="font-medium">{action}</code>
        {!isAboutOne && (
          <span className="wrap-anywhere text-muted-foreground">
            {targetType} {targetId}
          </span>
        )}
        <span className="ml-auto text-compact text-muted-foreground">
          {actor ?? (action === "seed" ? "System" : "Deleted user")},{" "}
          <time dateTime={createdAt}>{whenIn(timeZone, createdAt)}</time>
        </span>
      </div>
      {changes.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-compact text-primary">
            {changes.map(({ field }) => field).join(", ")}
          </summary>
          <dl className="mt-2 space-y-1.5 text-compact">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="wrap-anywhere">
                <dt className="inline font-medium">{field}: </dt>
                <dd className="inline">
                  {before !== null && <del className="text-muted-foreground">{before}</del>}
                  {before !== null && after !== null && " → "}
                  {after !== null && <ins className="no-underline">{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
