import { type ReactNode, useId } from "react";
import { cn } from "./cn";
import { Label } from "./label";

type Wiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  /** Receives the props that connect the control with its label, hint and error; spread them on the control. */
  children: (wiring: Wiring) => ReactNode;
};

export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cn("space-y-1.5", className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-compact text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-compact text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
