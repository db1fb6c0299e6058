import { useEffect, useRef } from "react";
import { TextBody } from "@/components/writing/text-body";
import type { useWholePost } from "@/lib/forums/hooks";
import { RestOfPost } from "./rest-of-post";

type PostTextProps = { whole: ReturnType<typeof useWholePost> };

/** The text of a post. One that is cut has a button for the rest, which hands the focus to the first revealed text. */
export function PostText({ whole: { post, fetchWhole, ...state } }: PostTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const blocksBefore = useRef<number>(null);
  useEffect(() => {
    const place = blocksBefore.current;
    if (post.isCut || place === null) return;
    blocksBefore.current = null;
    // The button is gone and the focus with it, unless the reader moved it while the text was loading.
    if (document.activeElement === document.body) focusOn(text.current?.children[place]);
  }, [post.isCut]);
  const showWhole = () => {
    blocksBefore.current = post.body.length;
    fetchWhole();
  };
  return (
    <>
      {post.content !== "" && <TextBody ref={text} text={post} />}
      {post.isCut && <RestOfPost {...state} fetchWhole={showWhole} />}
    </>
  );
}

function focusOn(element: Element | undefined) {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  // It begins where the button was, so nothing needs to scroll.
  element.focus({ preventScroll: true });
}
