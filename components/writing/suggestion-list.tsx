import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type SuggestionListProps<Option> = {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly Option[];
  keyOf(option: Option): string;
  /** The one that Enter takes. */
  current: Option | undefined;
  onTake(option: Option): void;
  className: string;
  children(option: Option): ReactNode;
};

/** What completes the text of a field; the focus stays there, and the field says which option is current. */
export function SuggestionList<Option>({
  id,
  label,
  isOpen,
  options,
  className,
  ...props
}: SuggestionListProps<Option>) {
  const { keyOf, current, onTake, children } = props;
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      className={cn("floating absolute left-0 z-40 max-h-64 overflow-y-auto p-1", className)}
    >
      {options.map((option) => (
        <div
          key={keyOf(option)}
          id={`${id}-${keyOf(option)}`}
          role="option"
          tabIndex={-1}
          aria-selected={option === current}
          // Runs before the field loses the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
          onKeyDown={() => {}}
          className="flex cursor-pointer items-center gap-2 rounded-sm px-2 py-1.5 text-sm hover:bg-muted aria-selected:bg-primary-soft aria-selected:text-primary pointer-coarse:min-h-11"
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
