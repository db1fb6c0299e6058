import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import type { RowIcon } from "@/components/ui/icon-names";

type PostActionProps = ComponentProps<"button"> & {
  icon: RowIcon;
  /** The only text; a phone shows the icon alone. */
  word?: string;
};

/** A button below a post. Twenty posts have eighty of them, so each is one element: a class draws its icon. */
export function PostAction({ icon, word, className, children, ...props }: PostActionProps) {
  return (
    <button
      type="button"
      aria-label={word}
      className={cn("btn btn-ghost btn-sm post-action", icon, word && "post-word", className)}
      {...props}
    >
      {word ?? children}
    </button>
  );
}
