"use client";

import { Switch as SwitchPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Give it a label through `id` and <Label htmlFor>. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root data-slot="switch" className={cn("switch", className)} {...props}>
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="pointer-events-none block size-4 translate-x-0.75 rounded-full bg-input transition-transform data-[state=checked]:translate-x-4.75 data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  );
}
