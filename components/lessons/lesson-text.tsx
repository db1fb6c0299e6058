"use client";
import dynamic from "next/dynamic";
import { type Ref, useMemo } from "react";
import { BlockList, type Look } from "@/components/writing/block-list";
import type { Lesson } from "@/lib/lessons/contract";
import { headingsOf } from "@/lib/lessons/rules";
import type { Block } from "@/lib/writing/block";

const TryHere = dynamic(() => import("@/components/practice/try-here").then((loaded) => loaded.TryHere));

type LessonTextProps = { ref: Ref<HTMLDivElement>; lesson: Lesson; size: number };

/** The text itself. Each block is one element, so that a place in the text is the number of a child. */
export function LessonText({ ref, lesson: { topicId, blocks }, size }: LessonTextProps) {
  const look = useMemo(() => lookOf(topicId, blocks), [topicId, blocks]);
  return (
    <div ref={ref} data-size={size} className="writing writing-lesson">
      <BlockList blocks={blocks} look={look} />
    </div>
  );
}

function lookOf(topicId: number, blocks: Block[]): Look {
  const headings = new Map<Block, string>();
  for (const [place, { id }] of headingsOf(blocks)) headings.set(blocks[place] as Block, id);
  return {
    heading: (block, children) => {
      const Tag = block.level === 2 ? "h2" : "h3";
      return <Tag id={headings.get(block)}>{children}</Tag>;
    },
    question: (key) => (
      <div className="writing-try">
        <TryHere form={{ topicId, question: key }} />
      </div>
    ),
  };
}
