"use client";

import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = { content: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactNode };

/** `children` is one focusable element; the text only adds to what it already says. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-sm border border-transparent bg-foreground px-2.5 py-1.5 text-background text-xs data-[state=delayed-open]:animate-in data-[state=delayed-open]:fade-in-0"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
