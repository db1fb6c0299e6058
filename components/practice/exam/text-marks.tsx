"use client";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import { storedList } from "@/lib/platform/browser/stored-list";

type Look = "mark" | "strike";
/** Characters of the text of a question, from and to. */
type Mark = { look: Look; from: number; to: number };

const MOST = 60;
const LOOKS = ["mark", "strike"] as const;

type TextMarksProps = { attemptId: number; place: number; text: RefObject<HTMLElement | null> };

/** Highlights and strikes out selected text, as on the official screen. The marks stay in this browser. */
export function TextMarks({ attemptId, place, text }: TextMarksProps) {
  const key = `exam-marks:${attemptId}:${place}`;
  const [marks, setMarks] = useState<Mark[]>([]);
  const [canMark, setCanMark] = useState(false);
  useEffect(() => {
    setCanMark(typeof CSS !== "undefined" && "highlights" in CSS);
    setMarks(marksFrom(readStored(key)));
  }, [key]);
  const draw = useEffectEvent(() => {
    const root = text.current;
    if (!root || !("highlights" in CSS)) return;
    for (const look of LOOKS) {
      const ranges = marks.filter((mark) => mark.look === look).flatMap((mark) => rangeOf(root, mark) ?? []);
      CSS.highlights.set(`exam-${look}`, new Highlight(...ranges));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when the marks change
  useEffect(() => {
    draw();
    return () => {
      if ("highlights" in CSS) for (const look of LOOKS) CSS.highlights.delete(`exam-${look}`);
    };
  }, [marks]);
  const keep = (next: Mark[]) => {
    setMarks(next.slice(-MOST));
    writeStored(key, next.length > 0 ? JSON.stringify(next.slice(-MOST)) : "");
  };
  const add = (look: Look) => {
    const selected = text.current && selectedIn(text.current);
    if (!selected) return;
    const overlaps = (mark: Mark) => mark.look === look && mark.from < selected.to && mark.to > selected.from;
    keep(marks.some(overlaps) ? marks.filter((mark) => !overlaps(mark)) : [...marks, { look, ...selected }]);
    window.getSelection()?.removeAllRanges();
  };
  if (!canMark) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1 text-compact text-muted-foreground max-md:hidden">
      <MarkButton icon="highlighter" onPress={() => add("mark")}>
        Highlight
      </MarkButton>
      <MarkButton icon="strikethrough" onPress={() => add("strike")}>
        Strike out
      </MarkButton>
      <span>Select text first; again takes it back.</span>
    </div>
  );
}

type MarkButtonProps = { icon: "highlighter" | "strikethrough"; children: string; onPress(): void };

const MarkButton = ({ icon, children, onPress }: MarkButtonProps) => (
  // A press must not clear the selection.
  <Button variant="ghost" size="sm" onPointerDown={(event) => event.preventDefault()} onClick={onPress}>
    <Icon name={icon} />
    {children}
  </Button>
);

const marksFrom = (stored: string | null): Mark[] => storedList(stored, isMark);

const isMark = (value: unknown): value is Mark =>
  typeof value === "object" &&
  value !== null &&
  "look" in value &&
  (value.look === "mark" || value.look === "strike") &&
  "from" in value &&
  Number.isInteger(value.from) &&
  "to" in value &&
  Number.isInteger(value.to);

/** The text nodes of a question, outside of its fields. */
function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(".writing") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function selectedIn(root: HTMLElement): { from: number; to: number } | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  let offset = 0;
  let from: number | null = null;
  let to = 0;
  for (const node of textNodes(root)) {
    if (range.intersectsNode(node)) {
      const start = node === range.startContainer ? range.startOffset : 0;
      const end = node === range.endContainer ? range.endOffset : node.length;
      from ??= offset + start;
      to = offset + end;
    }
    offset += node.length;
  }
  return from === null || to <= from ? null : { from, to };
}

function rangeOf(root: HTMLElement, { from, to }: Mark): Range | null {
  const range = document.createRange();
  let offset = 0;
  let isOpen = false;
  for (const node of textNodes(root)) {
    const end = offset + node.length;
    if (!isOpen && from < end) {
      range.setStart(node, from - offset);
      isOpen = true;
    }
    if (isOpen && to <= end) {
      range.setEnd(node, to - offset);
      return range;
    }
    offset = end;
  }
  return null;
}
