import { PostBody } from "@/components/forums/post-body";
import type { Block } from "@/lib/forums/contract/body";

/** What a question, an option or a reason says. */
export function QuestionText({ blocks }: { blocks: Block[] }) {
  return <PostBody body={blocks} />;
}
