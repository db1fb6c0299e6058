import { type ComponentProps, type ReactNode, useId } from "react";

type EntryFieldProps = ComponentProps<"input"> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands at the end of the field, as the button that shows a password. */
  end?: ReactNode;
};

/**
 * Looks like the form fields of signed-in pages, without the class-merging code, which a first visit should not load.
 */
export function EntryField({ label, hint, error, end, ...input }: EntryFieldProps) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
          aria-invalid={error ? true : undefined}
          className={`h-10 w-full rounded-md border border-input bg-card text-base transition-colors placeholder:text-muted-foreground read-only:bg-muted aria-invalid:border-destructive md:text-sm pointer-coarse:h-11 ${end ? "pr-12 pl-3" : "px-3"}`}
          {...input}
        />
        {end}
      </span>
      {hint && (
        <div id={`${id}-hint`} className="text-compact text-muted-foreground">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-compact text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
