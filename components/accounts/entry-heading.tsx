import type { ReactNode } from "react";

export function EntryHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="heading text-2xl">{title}</h1>
      {children && <p className="mt-2 text-muted-foreground">{children}</p>}
      <noscript>
        <p className="mt-3 font-medium">Signing in needs JavaScript. Please switch it on and load this page again.</p>
      </noscript>
    </div>
  );
}
