import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type FlagButtonProps = Pick<ComponentProps<typeof Button>, "size" | "className" | "children"> & {
  flagged: boolean;
  onFlag(): void;
};

/** `children`: words beside the flag. */
export const FlagButton = ({ flagged, onFlag, children, ...props }: FlagButtonProps) => (
  <Button
    variant="ghost"
    aria-pressed={flagged}
    aria-label="Flag this question"
    title="Flag this question (F)"
    onClick={onFlag}
    {...props}
  >
    <Icon name="flag" className={cn(flagged && "fill-exam text-exam")} />
    {children}
  </Button>
);
