import type { ComponentProps } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type OptionsButtonProps = Omit<ComponentProps<typeof Button>, "size" | "children"> & { "aria-label": string };

/** Opens a menu. Shown alone until the menu's code is loaded, and then as the menu's trigger. */
export const OptionsButton = (props: OptionsButtonProps) => (
  <Button size="icon" aria-haspopup="menu" aria-expanded={false} {...props}>
    <Icon name="ellipsis" />
  </Button>
);
