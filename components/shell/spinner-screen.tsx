import { Spinner } from "@/components/ui/spinner";

export function SpinnerScreen({ label }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={label} className="size-7" />
    </div>
  );
}
