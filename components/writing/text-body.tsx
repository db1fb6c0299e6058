import type { Ref } from "react";
import type { Block } from "@/lib/writing/block";
import { BlockList } from "./block-list";

type TextBodyProps = { ref?: Ref<HTMLDivElement>; text: { body: Block[]; content: string } };

/** The blocks of a post or a message; a text that was not parsed into blocks is shown as plain text. */
export function TextBody({ ref, text: { body, content } }: TextBodyProps) {
  return (
    <div ref={ref} className="writing writing-post">
      {body.length > 0 ? <BlockList blocks={body} /> : <p dir="auto">{content}</p>}
    </div>
  );
}
