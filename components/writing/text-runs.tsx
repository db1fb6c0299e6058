import { Fragment, type ReactNode } from "react";
import type { Run } from "@/lib/writing/block";

/** Runs of text with their styles; line breaks are kept. */
export const TextRuns = ({ runs }: { runs: Run[] }) =>
  runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text can only be identified by their index
    <Fragment key={index}>{lookOf(run)}</Fragment>
  ));

function lookOf({ text, bold, italic, struck, code, href }: Run): ReactNode {
  let shown: ReactNode = text;
  if (code) shown = <code>{shown}</code>;
  if (struck) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (!href) return shown;
  return (
    <a href={href} rel="nofollow ugc noopener">
      {shown}
    </a>
  );
}
