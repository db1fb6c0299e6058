import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { RowActions } from "./row-actions";

type Row = { id: number; title: string };
type Column<R> = { name: string; of(row: R): ReactNode; className?: string };

type OutlineTableProps<R extends Row> = {
  caption: string;
  columns: Column<R>[];
  rows: R[];
  onMove(index: number, by: -1 | 1): void;
  onEdit(row: R): void;
  onDelete(row: R): void;
};

/** A table on wide screens, a list of cards on a phone. */
export function OutlineTable<R extends Row>({
  caption,
  columns,
  rows,
  onMove,
  onEdit,
  onDelete,
}: OutlineTableProps<R>) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b text-left text-compact text-muted-foreground max-md:sr-only">
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-medium">
                {name}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5 font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y max-md:block">
          {rows.map((row, index) => (
            <tr key={row.id} className="align-top max-md:block max-md:space-y-1 max-md:p-4">
              {columns.map(({ name, of, className }) => (
                <td key={name} className={`wrap-anywhere max-md:block md:px-4 md:py-3 ${className ?? ""}`}>
                  <span className="text-muted-foreground md:hidden">{name}: </span>
                  {of(row)}
                </td>
              ))}
              <td className="max-md:-ml-2.5 max-md:block md:whitespace-nowrap md:px-4 md:py-1.5 [&>div]:md:flex-nowrap">
                <RowActions
                  name={row.title}
                  first={index === 0}
                  last={index === rows.length - 1}
                  onMove={(by) => onMove(index, by)}
                  onEdit={() => onEdit(row)}
                  onDelete={() => onDelete(row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
