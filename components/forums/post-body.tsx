import { BlockList } from "@/components/writing/block-list";
import type { Post } from "@/lib/forums/contract/posts";

/** What a post says; where its text was not read into blocks, it is shown as it was written. */
export function PostBody({ post: { body, content } }: { post: Pick<Post, "body" | "content"> }) {
  return (
    <div className="writing writing-post">
      {body.length > 0 ? <BlockList blocks={body} /> : <p dir="auto">{content}</p>}
    </div>
  );
}
