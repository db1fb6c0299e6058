"use client";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type ReplyDockProps = {
  /** The end of the thread, with the reply box. */
  end: RefObject<HTMLElement | null>;
  onReply(): void;
};

/** 'Reply' at the bottom of the window, while the end of a long thread is out of view. */
export function ReplyDock({ end, onReply }: ReplyDockProps) {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((seen) => setFar(!seen.at(-1)?.isIntersecting));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);
  if (!isFar) return null;
  return (
    <div className="reply-dock sticky z-10 items-end justify-end print:hidden">
      <Button className="shadow-lg ring-2" data-keep-clear onClick={onReply}>
        <Icon name="message-circle" className="max-sm:hidden" />
        Reply
      </Button>
    </div>
  );
}
