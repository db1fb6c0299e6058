import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

type ConflictNoticeProps = { fields: Record<string, string | number>; onTake(): void; onKeep(): void };

/**
 * Shows what somebody else changed in the meantime; the admin's own text stays in the form until a decision is made.
 */
export function ConflictNotice({ fields, onTake, onKeep }: ConflictNoticeProps) {
  return (
    <Banner variant="destructive" title="Somebody else changed this meanwhile. What you typed is still here.">
      <dl className="mt-1 space-y-1">
        {Object.entries(fields).map(([name, value]) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline font-medium">{name} now: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onTake}>
          Take theirs
        </Button>
        <Button size="sm" variant="outline" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </Banner>
  );
}
