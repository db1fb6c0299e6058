import type { ComponentProps } from "react";
import { cn } from "./cn";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg";

type IconProps = Pick<ComponentProps<"svg">, "className" | "strokeWidth"> & { name: IconName };

/** A decorative icon, whose meaning is in the text beside it. The shapes of all icons are in one file for all pages. */
export function Icon({ name, className, strokeWidth }: IconProps) {
  return (
    <svg aria-hidden="true" className={cn("icon", className)} style={strokeWidth ? { strokeWidth } : undefined}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
