import { ScrollRegion } from "@/components/ui/scroll-region";
import { lineChanges } from "./changes";

const showAtOnce = (line: HTMLElement | null) => line?.scrollIntoView({ block: "center" });

/** Two texts compared line by line: removed lines in red, added lines in green. */
export function LineChanges({ before, after }: { before: string; after: string }) {
  const changes = lineChanges(before, after);
  const first = changes.findIndex(({ kind }) => kind !== "same");
  if (changes.every(({ kind }) => kind === "same"))
    return <p className="text-muted-foreground text-sm">The texts are the same.</p>;
  return (
    <ScrollRegion aria-label="Changes" className="max-h-[55dvh] rounded-md border font-mono text-xs leading-relaxed">
      {changes.map(({ kind, line }, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a line can only be identified by its index
          key={index}
          ref={index === first ? showAtOnce : undefined}
          className={`whitespace-pre-wrap px-2 ${{ same: "", gone: "bg-destructive-soft", come: "bg-primary-soft" }[kind]}`}
        >
          <span className="sr-only">{{ same: "", gone: "Removed: ", come: "Added: " }[kind]}</span>
          <span aria-hidden="true">{{ same: "  ", gone: "− ", come: "+ " }[kind]}</span>
          {line}
        </p>
      ))}
    </ScrollRegion>
  );
}
