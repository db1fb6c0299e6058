import { Icon } from "@/components/ui/icon";
import type { Statement, StatementRow } from "@/lib/writing/statement";
import { ScrollFrame } from "./scroll-frame";

/** A statement with ruled totals: a single line below a sum, a double line at the end of a part. */
export function StatementTable({ statement: { title, columns, rows, wrong } }: { statement: Statement }) {
  const width = Math.max(columns.length, ...rows.map(({ figures }) => figures.length));
  return (
    <figure dir="ltr" className="writing-statement">
      <ScrollFrame label={title || "Statement"}>
        <table>
          <caption className={title ? undefined : "sr-only"}>{title || "Statement"}</caption>
          {columns.length > 0 && (
            <thead>
              <tr>
                <td />
                {columns.map((column) =>
                  column.trim() === "" ? (
                    <td key={column} />
                  ) : (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ),
                )}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a statement may have the same label twice
              <Row key={index} row={row} width={width} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {wrong.map((sentence) => (
        <p key={sentence} className="writing-verdict text-destructive">
          <Icon name="triangle-exclamation-point" className="size-4" />
          {sentence}
        </p>
      ))}
    </figure>
  );
}

function Row({ row: { kind, label, figures }, width }: { row: StatementRow; width: number }) {
  if (kind === "heading")
    return (
      <tr className="heading-row">
        <th scope="rowgroup" colSpan={width + 1}>
          {label}
        </th>
      </tr>
    );
  return (
    <tr className={kind === "row" ? undefined : kind}>
      {label.trim() === "" ? <td /> : <th scope="row">{label}</th>}
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column can only be identified by its index
        <td key={column}>{figure && <span>{figure}</span>}</td>
      ))}
    </tr>
  );
}
