import type { Block } from "@/lib/writing/block";
import { ScrollFrame } from "./scroll-frame";
import { TextRuns } from "./text-runs";

type FigureTableProps = Pick<Extract<Block, { kind: "table" }>, "rows" | "right">;

/** A table with right-aligned columns of figures. Where its corner is empty, the first column names the rows. */
export function FigureTable({ rows: [head = [], ...rows], right = [] }: FigureTableProps) {
  const namesRows = head[0]?.length === 0;
  const figures = (column: number) => (right.includes(column) ? "figure" : undefined);
  return (
    <ScrollFrame label="Table" className="writing-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell.length === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell can only be identified by its index
                <td key={column} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <th key={column} scope="col" className={figures(column)}>
                  <TextRuns runs={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              {row.map((cell, column) =>
                namesRows && column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={column} scope="row">
                    <TextRuns runs={cell} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} className={figures(column)}>
                    <TextRuns runs={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
