import { Link } from "@/components/ui/link";
import type { AuditEntry } from "@/lib/admin/contract/overview";
import { sentenceFor } from "@/lib/admin/rules/audit";
import { dateFormat } from "@/lib/platform/time/date-format";

const whenIn = (timeZone: string, instant: string) =>
  dateFormat({ dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(instant));

type AuditRowProps = {
  entry: AuditEntry;
  timeZone: string;
  /** Used in lists about one object, whose name is not repeated in each row. */
  isAboutOne?: boolean;
};

export function AuditRow({ entry, timeZone, isAboutOne }: AuditRowProps) {
  const { action, changes, createdAt } = entry;
  return (
    <li className="px-4 py-3 text-sm md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="wrap-anywhere min-w-0">
          <Actor entry={entry} /> {sentenceFor(action)} {isAboutOne ? "this user" : <Target entry={entry} />}
        </p>
        <time dateTime={createdAt} className="text-compact text-muted-foreground">
          {whenIn(timeZone, createdAt)}
        </time>
      </div>
      {changes.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer pointer-coarse:py-3 text-compact text-primary">
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

const LINK_CLASS = "rounded-sm font-medium underline-offset-4 hover:text-primary hover:underline";

/** Who did what no account did. */
const NOBODY: Record<string, string> = { seed: "The product", "user.admin-granted": "Somebody" };

function Actor({ entry: { actor, actorId, action } }: { entry: AuditEntry }) {
  if (actor && actorId)
    return (
      <Link href={`/admin/users?user=${actorId}`} className={LINK_CLASS}>
        {actor}
      </Link>
    );
  return <span className="font-medium">{NOBODY[action] ?? "A deleted user"}</span>;
}

function Target({ entry: { target } }: { entry: AuditEntry }) {
  if (!target) return null;
  if (!target.link) return <span className="font-medium">{target.name}</span>;
  return (
    <Link href={target.link} className={LINK_CLASS}>
      {target.name}
    </Link>
  );
}
