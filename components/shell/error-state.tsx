import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";

type ErrorStateProps = { title?: string; message: string; onRetry?(): void };

/** For a part of a page that could not be loaded. */
export function ErrorState({ title = "Something went wrong", message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center rounded-lg border px-6 py-10 text-center">
      <Icon name="circle-exclamation-point" strokeWidth={1.5} className="mb-3 size-8 text-destructive" />
      <p className="heading text-lg">{title}</p>
      <p className="mt-1 max-w-[48ch] text-muted-foreground text-sm">{message}</p>
      {onRetry && (
        <button type="button" onClick={onRetry} className={buttonVariants({ variant: "outline", className: "mt-5" })}>
          Try again
        </button>
      )}
    </div>
  );
}
