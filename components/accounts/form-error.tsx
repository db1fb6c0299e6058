import { Icon } from "@/components/ui/icon";

/** The error message of a form, shown above its fields and announced at once by screen readers. */
export function FormError({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-destructive/40 bg-destructive-soft px-4 py-3 font-medium text-sm"
    >
      <Icon name="circle-exclamation-point" className="mt-0.5 size-4 shrink-0 text-destructive" />
      {children}
    </p>
  );
}
