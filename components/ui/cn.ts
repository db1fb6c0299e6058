import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({ extend: { theme: { text: ["compact", "display"], shadow: ["pop"] } } });

/** Joins class names; later Tailwind classes replace earlier ones of the same kind. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
