import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Lists the keys; where there is no keyboard it is left out. */
export const KeysButton = (props: Pick<ComponentProps<typeof Button>, "size" | "onClick">) => (
  <Button
    variant="ghost"
    aria-label="Keys"
    aria-haspopup="dialog"
    title="Keys (?)"
    className="pointer-coarse:hidden"
    {...props}
  >
    <Icon name="keyboard" />
  </Button>
);
