import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type RowActionsProps = {
  name: string;
  index: number;
  count: number;
  onMove(from: number, to: number): void;
  onEdit(): void;
  /** Without it, deleting is in the row's menu. */
  onDelete?: (() => void) | undefined;
  children?: ReactNode;
};

// At the ends of the list the button uses aria-disabled: `disabled` would lose the focus that moved the row there.
export function RowActions({ name, index, count, onMove, onEdit, onDelete, children }: RowActionsProps) {
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(index, index - 1)}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(index, index + 1)}
      >
        <Icon name="arrow-down" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon name="pencil" />
      </Button>
      {onDelete && (
        <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Icon name="trash" />
        </Button>
      )}
      {children}
    </div>
  );
}
