import type { ReactNode } from "react";

/** What is wider than its column scrolls by itself, with a finger or with the arrow keys. */
export function ScrollFrame({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and there are none
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={`writing-frame ${className ?? ""}`}>
      {children}
    </div>
  );
}
