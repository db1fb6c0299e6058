import type { Call } from "./reference";

/** The table of contents: beside the endpoints on a wide screen, folded above them on a narrow one. */
export function Contents({ domains }: { domains: [string, Call[]][] }) {
  return (
    <nav aria-label="Calls" className="mb-8 lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
      <details className="rounded-lg border bg-card px-4 lg:hidden">
        <summary className="flex min-h-11 items-center font-medium text-sm">All calls</summary>
        <List domains={domains} />
      </details>
      <div className="max-lg:hidden">
        <List domains={domains} />
      </div>
    </nav>
  );
}

function List({ domains }: { domains: [string, Call[]][] }) {
  return (
    <ul className="space-y-5 pb-4 text-sm">
      {domains.map(([domain, calls]) => (
        <li key={domain}>
          <a href={`#${domain}`} className="font-medium capitalize hover:underline">
            {domain}
          </a>
          <ul className="mt-1 border-l">
            {calls.map(({ anchor, method, path }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="block py-1.5 pl-3 text-muted-foreground hover:text-foreground max-lg:py-2.5"
                >
                  <span className="block text-xs">{method}</span>
                  <span className="break-all font-mono text-compact">{path.replace(/^\/api/, "")}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
