import { SHORTCUTS } from "./shortcut-list";

/** All shortcuts, in groups. Practice has a list of its own. */
export function ShortcutKeys() {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {SHORTCUTS.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-2 font-semibold text-sm">{title}</h3>
          <dl className="space-y-1.5 text-sm">
            {keys.map(([key, action]) => (
              <div key={key} className="flex flex-row-reverse items-baseline justify-between gap-4">
                <dt className="shrink-0 rounded-sm border bg-muted px-1.5 font-sans text-xs leading-5">{key}</dt>
                <dd className="text-muted-foreground">{action}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
