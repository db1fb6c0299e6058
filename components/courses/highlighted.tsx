import { Marked } from "@/components/ui/marked";
import { partsOf } from "@/lib/courses/rules";

/** A text with what was searched for marked in it. */
export const Highlighted = ({ text, search }: { text: string; search: string }) => (
  <Marked parts={partsOf(text, search)} />
);
