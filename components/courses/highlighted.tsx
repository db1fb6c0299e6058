import { Fragment } from "react";
import { partsOf } from "@/lib/courses/rules";

/** A text with what was searched for marked in it. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return partsOf(text, search).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <mark key={place} className="rounded-xs bg-exam-soft text-inherit">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
