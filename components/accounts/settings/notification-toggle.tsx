import { type ReactNode, useId } from "react";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";

type NotificationToggleProps = {
  label: string;
  hint: string;
  /** Undefined while it is loading. */
  checked: boolean | undefined;
  onChange: (checked: boolean) => void;
  /** Shown below while it is switched on. */
  children?: ReactNode;
};

/** A row of the settings: a switch with its label and a sentence about it. */
export function NotificationToggle({ label, hint, checked, onChange, children }: NotificationToggleProps) {
  const id = useId();
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <Label htmlFor={id}>{label}</Label>
          <p id={`${id}-hint`} className="text-compact text-muted-foreground">
            {hint}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={checked ?? false}
          disabled={checked === undefined}
          onCheckedChange={onChange}
        />
      </div>
      {checked && children && <div className="mt-3">{children}</div>}
    </li>
  );
}
