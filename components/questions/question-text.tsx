import { BlockList } from "@/components/writing/block-list";
import type { Block } from "@/lib/writing/block";

/** The text of a question, an option or a reason. */
export const QuestionText = ({ blocks }: { blocks: Block[] }) => (
  <div className="writing writing-post">
    <BlockList blocks={blocks} />
  </div>
);
