import { Fragment, type ReactNode } from "react";
import type { Run } from "@/lib/forums/contract/body";

/** Texts with their looks; line breaks are kept. */
export function TextRuns({ runs }: { runs: Run[] }) {
  return (
    <span className="whitespace-pre-wrap">
      {runs.map((run, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <Fragment key={place}>{lookOf(run)}</Fragment>
      ))}
    </span>
  );
}

function lookOf({ text, bold, italic, struck, code, href }: Run): ReactNode {
  let shown: ReactNode = text;
  if (code) shown = <code className="rounded-sm bg-muted px-1 py-0.5 font-mono text-[0.9em]">{shown}</code>;
  if (struck) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong className="font-semibold">{shown}</strong>;
  if (!href) return shown;
  return (
    <a href={href} rel="nofollow ugc noopener" className="text-primary underline underline-offset-2 hover:no-underline">
      {shown}
    </a>
  );
}
