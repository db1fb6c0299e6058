import type { Block } from "@/lib/writing/block";
import { BlockList } from "./block-list";

type TextBodyProps = { text: { body: Block[]; content: string } };

/** The blocks of a post or a message; a text that was not parsed into blocks is shown as plain text. */
export function TextBody({ text: { body, content } }: TextBodyProps) {
  return (
    <div className="writing writing-post">
      {body.length > 0 ? <BlockList blocks={body} /> : <p dir="auto">{content}</p>}
    </div>
  );
}
