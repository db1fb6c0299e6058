import { Download } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { IMPORT_ROWS, IMPORT_SAMPLE } from "@/lib/admin/rules/import";

const COLUMNS = [
  ["kind", "'module' or 'topic'. A topic belongs to the module above it."],
  ["title", "At least 3 characters."],
  ["description", "At least 10 characters. A topic may leave it empty: one is made of the title."],
  ["order", "Optional. A whole number that sorts modules, and topics within a module; rows without one come after."],
  ["duration", "Optional, modules only. Minutes; 60 unless said."],
] as const;

// With a byte order mark, by which spreadsheets know that it is UTF-8.
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${IMPORT_SAMPLE}`)}`;

/** What a file has to look like. */
export function ImportColumns() {
  return (
    <details className="rounded-md border px-3 py-2 text-sm">
      <summary className="cursor-pointer font-medium">What the file looks like</summary>
      <p className="mt-2 text-muted-foreground">
        The first row names the columns, in any order. Commas, semicolons or tabs between them; at most{" "}
        {IMPORT_ROWS.toLocaleString("en-GB")} rows and 512 kB.
      </p>
      <dl className="mt-2 space-y-1">
        {COLUMNS.map(([name, description]) => (
          <div key={name}>
            <dt className="inline font-mono text-compact">{name}</dt>
            <dd className="inline text-muted-foreground"> {description}</dd>
          </div>
        ))}
      </dl>
      <a
        href={SAMPLE}
        download="modules-and-topics.csv"
        className={`mt-3 mb-1 ${buttonVariants({ variant: "outline", size: "sm" })}`}
      >
        <Download aria-hidden="true" />
        Download a sample
      </a>
    </details>
  );
}
