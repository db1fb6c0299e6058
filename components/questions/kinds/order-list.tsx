"use client";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { moved } from "@/lib/platform/browser/order";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";

/** Items to put in order: by buttons, by Alt and an arrow key, or by dragging. */
export function OrderList({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"order">) {
  const list = useRef<HTMLOListElement>(null);
  // A result shows several questions, whose items have the same ids.
  const listId = useId();
  const textIdOf = (id: string) => `${listId}-${id}`;
  const [spoken, setSpoken] = useState("");
  const { order } = draft;
  const move = (from: number, to: number) => {
    if (readOnly || to < 0 || to >= order.length) return;
    onChange({ kind: "order", order: moved(order, from, to) });
    setSpoken(`Now in place ${to + 1} of ${order.length}.`);
  };
  const dragging = useDragging(list, move);
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <>
      <ol ref={list} className="space-y-2" aria-describedby={faultId}>
        {order.map((id, index) => {
          const verdict = detail?.things[index];
          const text = question.things.find((thing) => thing.id === id)?.text ?? [];
          return (
            <li
              key={id}
              data-place={index}
              className={cn(
                "grid grid-cols-[auto_1.5rem_1fr_auto_1.25rem] items-center gap-x-2 rounded-md border border-input bg-card py-1.5 pr-3 pl-1",
                dragging.index === index && "border-primary shadow-pop",
                detail && (isRight(detail, index, id) ? "border-primary" : "border-destructive"),
              )}
            >
              <button
                type="button"
                disabled={readOnly}
                aria-label={`Move: Alt with the up or down arrow, or drag. Place ${index + 1}`}
                aria-describedby={textIdOf(id)}
                onKeyDown={(event) => moveByKey(event, index)}
                onPointerDown={(event) => dragging.begin(event, index)}
                className="grid size-9 cursor-grab touch-none place-items-center rounded-sm text-muted-foreground active:cursor-grabbing disabled:invisible pointer-coarse:size-11"
              >
                <Icon name="grip-vertical" className="size-4" />
              </button>
              <span aria-hidden="true" className="text-right font-medium text-muted-foreground text-sm tabular-nums">
                {index + 1}.
              </span>
              <div id={textIdOf(id)} className="min-w-0 py-1">
                <QuestionText blocks={text} />
              </div>
              <div className={cn("flex", readOnly && "invisible")}>
                <Step up textId={textIdOf(id)} index={index} count={order.length} onMove={move} onKey={moveByKey} />
                <Step textId={textIdOf(id)} index={index} count={order.length} onMove={move} onKey={moveByKey} />
              </div>
              <span className="inline-grid size-5">
                {detail && verdict && <Sign verdict={isRight(detail, index, id) ? "right" : "wrong"} />}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

const isRight = (detail: NonNullable<FieldsProps<"order">["detail"]>, index: number, id: string): boolean =>
  detail.things[index]?.id === id;

type StepProps = {
  up?: boolean;
  /** The element with the text of what it moves. */
  textId: string;
  index: number;
  count: number;
  onMove(from: number, to: number): void;
  onKey(event: KeyboardEvent, index: number): void;
};

function Step({ up = false, textId, index, count, onMove, onKey }: StepProps) {
  const ends = up ? index === 0 : index === count - 1;
  return (
    <Button
      variant="ghost"
      size="icon"
      // Disabling the button while it has the focus would lose the focus.
      aria-disabled={ends}
      aria-label={`Move ${up ? "up" : "down"} from place ${index + 1}`}
      aria-describedby={textId}
      onClick={() => onMove(index, index + (up ? -1 : 1))}
      onKeyDown={(event) => onKey(event, index)}
      className="size-9 text-muted-foreground"
    >
      <Icon name={up ? "arrow-up" : "arrow-down"} />
    </Button>
  );
}

/**
 * Moves an item of a list with the pointer: when it is dragged over another one, the two change places. The rows carry
 * their index as `data-place`.
 */
function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [index, setIndex] = useState<number | null>(null);
  // A drag spans many renders, each with a new list; the ref holds the current one.
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    let current = from;
    setIndex(from);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const over = indexAt(list.current, clientY);
      if (over === null || over === current) return;
      latest.current(current, over);
      current = over;
      setIndex(over);
    };
    const end = () => {
      setIndex(null);
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
  return { index, begin };
}

/** The row whose middle half contains this height. */
function indexAt(list: HTMLElement | null, y: number): number | null {
  for (const row of list?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
    const { top, height } = row.getBoundingClientRect();
    if (y >= top + height / 4 && y <= top + (height * 3) / 4) return Number(row.dataset.place);
  }
  return null;
}
