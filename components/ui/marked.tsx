import { Fragment } from "react";

/** A text in parts; every second part is marked. */
export function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text can only be identified by their index
      <mark key={index} className="rounded-xs bg-exam-soft text-inherit">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
