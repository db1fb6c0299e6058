import { CircleAlert, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Unsent } from "@/lib/groups/hooks/outbox";

type UnsentMessageProps = { message: Unsent; onRetry(): void; onDiscard(): void };

export function UnsentMessage({ message: { content, failed }, onRetry, onDiscard }: UnsentMessageProps) {
  return (
    <div className="flex flex-col items-end gap-1">
      <p
        dir="auto"
        className="wrap-anywhere max-w-[85%] whitespace-pre-wrap rounded-lg bg-primary-soft px-3 py-2 text-sm"
      >
        {content}
      </p>
      {failed ? (
        <p className="flex flex-wrap items-center justify-end gap-1 text-destructive text-xs">
          <CircleAlert aria-hidden="true" className="size-3.5" />
          Not sent
          <Button variant="ghost" size="sm" className="h-7 px-2 text-xs" onClick={onRetry}>
            <RotateCcw aria-hidden="true" className="size-3.5!" />
            Retry
          </Button>
          <Button variant="ghost" size="sm" className="h-7 px-2 text-xs" onClick={onDiscard}>
            Discard
          </Button>
        </p>
      ) : (
        <p className="text-muted-foreground text-xs">Sending...</p>
      )}
    </div>
  );
}
