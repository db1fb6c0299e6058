import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { DRAG_CLASS, DragHandle } from "./drag-handle";
import { RowActions } from "./row-actions";
import { useDragOrder } from "./use-drag-order";

type Row = { id: number; title: string };
type Column<R> = { name: string; of(row: R): ReactNode; className?: string };

/** What unfolds below a row. */
type Below<R> = { isOpen(row: R): boolean; onToggle(row: R): void; of(row: R): ReactNode };

type OutlineTableProps<R extends Row> = {
  caption: string;
  columns: Column<R>[];
  rows: R[];
  below?: Below<R>;
  onMove(from: number, to: number): void;
  onEdit(row: R): void;
  onDelete(row: R): void;
};

/** A table on wide screens, a list of cards on a phone. */
export function OutlineTable<R extends Row>({ caption, columns, rows, ...props }: OutlineTableProps<R>) {
  const drag = useDragOrder(props.onMove);
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b text-left text-compact text-muted-foreground max-md:sr-only">
          <tr>
            {["Order", "Title", ...columns.map(({ name }) => name), "Actions"].map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-drag-list="" className="divide-y max-md:block">
          {rows.map((row, index) => (
            <OutlineRow
              key={row.id}
              row={row}
              index={index}
              count={rows.length}
              columns={columns}
              drag={drag}
              {...props}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type OutlineRowProps<R extends Row> = Omit<OutlineTableProps<R>, "caption" | "rows"> & {
  row: R;
  index: number;
  count: number;
  drag: ReturnType<typeof useDragOrder>;
};

function OutlineRow<R extends Row>(props: OutlineRowProps<R>) {
  const { row, index, count, columns, below, drag, onMove, onEdit, onDelete } = props;
  const isOpen = below?.isOpen(row) ?? false;
  return (
    <>
      <tr
        {...drag.rowProps(index)}
        className={`align-top max-md:block max-md:space-y-1 max-md:p-4 ${DRAG_CLASS} ${isOpen ? "border-b-0" : ""}`}
      >
        <td className="whitespace-nowrap tabular-nums max-md:float-right md:w-24 md:py-3 md:pr-4 md:pl-2">
          <span className="flex items-center gap-1">
            <DragHandle {...drag.handleProps(index)} />
            {index + 1}
          </span>
        </td>
        <td className="wrap-anywhere font-medium max-md:block md:min-w-48 md:px-4 md:py-3">
          {below ? (
            <button
              type="button"
              aria-expanded={isOpen}
              className="-mx-1.5 -my-1 flex items-start gap-1.5 rounded-md px-1.5 py-1 text-left hover:bg-muted pointer-coarse:min-h-11"
              onClick={() => below.onToggle(row)}
            >
              <Icon name="chevron-right" className={`mt-0.5 size-4 shrink-0 ${isOpen ? "rotate-90" : ""}`} />
              {row.title}
            </button>
          ) : (
            row.title
          )}
        </td>
        {columns.map(({ name, of, className }) => (
          <td key={name} className={`wrap-anywhere max-md:block md:px-4 md:py-3 ${className ?? ""}`}>
            <span className="text-muted-foreground md:hidden">{name}: </span>
            {of(row)}
          </td>
        ))}
        <td className="max-md:-ml-2.5 max-md:block md:w-44 md:whitespace-nowrap md:px-4 md:py-1.5 [&>div]:md:flex-nowrap">
          <RowActions
            name={row.title}
            {...{ index, count, onMove }}
            onEdit={() => onEdit(row)}
            onDelete={() => onDelete(row)}
          />
        </td>
      </tr>
      {below && isOpen && (
        <tr className="max-md:block">
          <td colSpan={columns.length + 3} className="px-4 pb-4 max-md:block md:pl-12">
            {below.of(row)}
          </td>
        </tr>
      )}
    </>
  );
}
