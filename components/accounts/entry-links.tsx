import type { ReactNode } from "react";

/** What stands below every form: the other door, and the way out. */
export function EntryLinks({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-8 space-y-2 border-t pt-5">
      {children}
      <p className="text-sm">
        <a href="/" className="text-muted-foreground underline underline-offset-4 hover:no-underline">
          Back to the homepage
        </a>
      </p>
    </div>
  );
}
