"use client";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/textarea";
import { MOST_POINTS, POINT_MAX, POINT_MIN } from "@/lib/lessons/rules";
import { moved } from "@/lib/platform/browser/order";
import { newDraft, type PointDraft } from "./point-drafts";

type PointsEditorProps = {
  drafts: PointDraft[];
  isDirty: boolean;
  isSaving: boolean;
  onChange(drafts: PointDraft[]): void;
  onSave(): void;
};

/** The points of the topic, in order. */
export function PointsEditor({ drafts, isDirty, isSaving, onChange, onSave }: PointsEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const focus = (index: number) =>
    // A new point's field exists only after the next render.
    requestAnimationFrame(() => list.current?.querySelectorAll("textarea")[index]?.focus());
  const change = (key: PointDraft["key"], statement: string) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, statement } : draft)));
  const move = (index: number, by: -1 | 1) => {
    const order = moved(
      drafts.map(({ key }) => key),
      index,
      index + by,
    );
    onChange(order.map((key) => drafts.find((draft) => draft.key === key) as PointDraft));
  };
  const add = () => {
    if (drafts.length >= MOST_POINTS) return;
    onChange([...drafts, newDraft()]);
    focus(drafts.length);
  };
  const remove = (index: number) => {
    onChange(drafts.toSpliced(index, 1));
    focus(Math.min(index, drafts.length - 2));
  };
  const isFit = drafts.length > 0 && drafts.every(({ statement }) => [...statement.trim()].length >= POINT_MIN);
  const isIdle = isSaving || !isFit || !isDirty;
  return (
    <section aria-labelledby="points" className="mt-8">
      <h2 id="points" className="heading mb-1 text-lg">
        Points
      </h2>
      <p className="mb-3 text-muted-foreground text-sm">
        The smallest things to know, each in one sentence of {POINT_MIN} to {POINT_MAX} characters.
      </p>
      <ol ref={list} className="space-y-2">
        {drafts.map(({ key, statement }, index) => (
          <li key={key} className="flex items-start gap-1">
            <Textarea
              aria-label={`Point ${index + 1}`}
              value={statement}
              rows={2}
              maxLength={POINT_MAX}
              onChange={(event) => change(key, event.target.value.replace(/\n/g, " "))}
              className="min-h-0 flex-1"
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Move point ${index + 1} up`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index, -1)}
            >
              <Icon name="arrow-up" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Move point ${index + 1} down`}
              aria-disabled={index === drafts.length - 1}
              onClick={() => index < drafts.length - 1 && move(index, 1)}
            >
              <Icon name="arrow-down" />
            </Button>
            <Button variant="ghost" size="icon" aria-label={`Remove point ${index + 1}`} onClick={() => remove(index)}>
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" onClick={add} aria-disabled={drafts.length >= MOST_POINTS}>
          <Icon name="plus" />
          Add point
        </Button>
        <Button onClick={() => isIdle || onSave()} aria-disabled={isIdle}>
          {isSaving ? "Saving..." : "Save points"}
        </Button>
      </div>
    </section>
  );
}
