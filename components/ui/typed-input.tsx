import type { ComponentProps } from "react";
import { cn } from "./cn";

type TypedInputProps = ComponentProps<"input"> & {
  /** The browser's own field for the value, for touch screens; they have good pickers. */
  system: "date" | "time";
  isTouch: boolean;
  /** The value as the product writes it. */
  shown: string;
};

/**
 * A text field, or on a touch screen the system's own field, which lies invisible over the value in the product's form. It
 * is one element for both, so that it keeps the focus when a touch screen is detected.
 */
export function TypedInput({ system, isTouch, shown, placeholder, className, ...props }: TypedInputProps) {
  return (
    <>
      <input
        {...props}
        type={isTouch ? system : "text"}
        data-slot="input"
        autoComplete="off"
        placeholder={placeholder}
        className={cn("control control-line", isTouch && "control-unseen", className)}
      />
      {isTouch && (
        <span
          aria-hidden="true"
          className={cn(
            "pointer-events-none absolute inset-y-0 left-3 flex items-center whitespace-nowrap text-base",
            !shown && "text-muted-foreground",
          )}
        >
          {shown || placeholder}
        </span>
      )}
    </>
  );
}
