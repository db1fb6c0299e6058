import { STATUS } from "@/lib/platform/contract/problem";

/** What applies to every endpoint. */
export function Introduction() {
  return (
    <div className="max-w-prose space-y-4">
      <h1 className="heading text-3xl">API reference</h1>
      <p>
        These are the calls that Pacioli's own pages make. The same description as OpenAPI 3.1 is at{" "}
        <a href="/api/openapi.json" className="text-primary underline underline-offset-4">
          /api/openapi.json
        </a>
        .
      </p>
      <p>
        A session is a cookie: ask for a link with <code>POST /api/auth/magic-link</code>, then send its token, or the
        mailed code, to <code>POST /api/auth/verify</code>. Bodies and answers are JSON. Instants are ISO 8601 in UTC,
        dates are <code>YYYY-MM-DD</code>. A write that a browser sends from another site is refused.
      </p>
      <p>
        Every refusal is JSON with <code>message</code> (a sentence for a person, also as <code>error</code>),{" "}
        <code>code</code>, <code>requestId</code> and, for forms, <code>fields</code>.
      </p>
      <details className="rounded-lg border bg-card px-4">
        <summary className="flex min-h-11 items-center font-medium text-sm">All codes</summary>
        <dl className="grid gap-x-6 gap-y-1 pb-4 font-mono text-compact sm:grid-cols-2">
          {Object.entries(STATUS).map(([code, status]) => (
            <div key={code} className="flex justify-between gap-4 border-t py-1">
              <dt className="break-all">{code}</dt>
              <dd className="text-muted-foreground">{status}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
