import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type CouldNotLoadProps = { what: string; onRetry(): unknown; className?: string };

/** One line in place of a small part of a page. */
export const CouldNotLoad = ({ what, onRetry, className }: CouldNotLoadProps) => (
  <p role="alert" className={cn("text-sm", className)}>
    We could not load {what}.{" "}
    <Button variant="link" className="h-auto px-0" onClick={() => void onRetry()}>
      Try again
    </Button>
  </p>
);
