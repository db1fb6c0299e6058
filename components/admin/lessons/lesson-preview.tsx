import { ScrollRegion } from "@/components/ui/scroll-region";
import { BlockList, type Look } from "@/components/writing/block-list";
import type { Block } from "@/lib/writing/block";

const LOOK: Look = {
  heading: (block, children) => (block.level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>),
  question: (key) => (
    <p className="rounded-lg border border-dashed px-4 py-3 font-sans text-muted-foreground text-sm">Question: {key}</p>
  ),
};

/** What the text becomes, as students see it. */
export function LessonPreview({ blocks }: { blocks: Block[] | undefined }) {
  return (
    <section aria-label="Preview" className="min-w-0">
      <p className="mb-1.5 font-medium text-sm">Preview</p>
      <ScrollRegion
        aria-label="The lesson's text"
        className="h-[70dvh] min-h-80 rounded-md border bg-background px-5 py-4"
      >
        {blocks === undefined || blocks.length === 0 ? (
          <p className="text-muted-foreground text-sm">
            {blocks ? "What you write is shown here." : "Reading the text..."}
          </p>
        ) : (
          <div className="writing writing-lesson">
            <BlockList blocks={blocks} look={LOOK} />
          </div>
        )}
      </ScrollRegion>
    </section>
  );
}
