import { BlockList } from "@/components/writing/block-list";
import type { Post } from "@/lib/forums/contract/posts";

/** The body of a post; a text that was not parsed into blocks is shown as plain text. */
export function PostBody({ post: { body, content } }: { post: Pick<Post, "body" | "content"> }) {
  return (
    <div className="writing writing-post">
      {body.length > 0 ? <BlockList blocks={body} /> : <p dir="auto">{content}</p>}
    </div>
  );
}
