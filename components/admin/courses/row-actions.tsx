import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type RowActionsProps = {
  name: string;
  first: boolean;
  last: boolean;
  /** Shows text beside the icons where there is room. */
  labelled?: boolean;
  onMove(by: -1 | 1): void;
  onEdit(): void;
  onDelete(): void;
};

// At the ends of the list the button uses aria-disabled: `disabled` would lose the focus that moved the row there.
export function RowActions({ name, first, last, labelled, onMove, onEdit, onDelete }: RowActionsProps) {
  const size = labelled ? "sm" : "icon";
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button variant={labelled ? "outline" : "ghost"} size={size} aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon name="pencil" />
        {labelled && "Edit"}
      </Button>
      <Button variant={labelled ? "outline" : "ghost"} size={size} aria-label={`Delete ${name}`} onClick={onDelete}>
        <Icon name="trash" />
        {labelled && "Delete"}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} up`}
        aria-disabled={first}
        onClick={() => first || onMove(-1)}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} down`}
        aria-disabled={last}
        onClick={() => last || onMove(1)}
      >
        <Icon name="arrow-down" />
      </Button>
    </div>
  );
}
