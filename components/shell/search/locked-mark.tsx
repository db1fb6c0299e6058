import { Icon } from "@/components/ui/icon";

/** At the end of a result in a module that the reader may not open. */
export const LockedMark = () => (
  <span className="inline-flex shrink-0 items-center gap-1 text-compact text-muted-foreground">
    <Icon name="lock" className="size-3.5" />
    Premium
  </span>
);
