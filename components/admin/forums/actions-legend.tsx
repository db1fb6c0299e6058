import { ACTION_LABELS, ACTIONS, type Action } from "@/lib/forums/rules/reports";

/** Explains the icon buttons, for screen readers that cannot see the text beside them. */
export const legendId = (action: Action) => `report-${action}`;

export function ActionsLegend() {
  return (
    <div className="rounded-lg border border-dashed px-4 py-3 text-compact">
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-4">
        {ACTIONS.map((action) => (
          <div key={action}>
            <dt className="font-medium max-sm:inline">
              {ACTION_LABELS[action].label}
              <span className="sm:hidden">: </span>
            </dt>
            <dd id={legendId(action)} className="text-muted-foreground max-sm:inline">
              {ACTION_LABELS[action].does}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted-foreground">
        Each closes all reports of the post. Whoever reported it gets a notification; its author does not.
      </p>
    </div>
  );
}
