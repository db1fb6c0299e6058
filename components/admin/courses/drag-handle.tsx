import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";

/** For a row with `rowProps` of useDragOrder. */
export const DRAG_CLASS =
  "data-[dragging=row]:opacity-40 data-[dragging=above]:shadow-[inset_0_2px_0_var(--color-primary)] data-[dragging=below]:shadow-[inset_0_-2px_0_var(--color-primary)]";

/** For pointers only: with the keyboard, the buttons 'Move … up' and 'Move … down' do the same. */
export function DragHandle(props: ComponentProps<"span">) {
  return (
    <span
      aria-hidden="true"
      title="Drag to reorder"
      className="-my-2 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted-foreground hover:bg-muted active:cursor-grabbing"
      {...props}
    >
      <Icon name="grip-vertical" className="size-4" />
    </span>
  );
}
