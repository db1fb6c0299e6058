"use client";
import { ArrowDown } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Lesson } from "@/lib/lessons/contract";

type ContinueNoticeProps = { lesson: Lesson; text: RefObject<HTMLDivElement | null> };

/** For somebody who comes back: the page stays where it is until she says so. */
export function ContinueNotice({ lesson: { blocks, place }, text }: ContinueNoticeProps) {
  // What was kept when the page came: reading on must not move the offer along.
  const [from] = useState(place?.block ?? 0);
  const [gone, setGone] = useState(false);
  if (gone || from < 2 || from >= blocks.length - 1) return null;
  const jump = () => {
    setGone(true);
    const target = text.current?.children[from];
    target?.scrollIntoView({ block: "start" });
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  };
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-primary-soft px-4 py-2.5 text-sm print:hidden">
      <p>You have read a part of this lesson.</p>
      <Button size="sm" variant="outline" onClick={jump}>
        <ArrowDown aria-hidden="true" />
        Continue where you were
      </Button>
    </div>
  );
}
