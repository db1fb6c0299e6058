"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Textarea } from "@/components/ui/textarea";
import type { ManagedLesson } from "@/lib/lessons/contract/managing";
import { useSavePoints } from "@/lib/lessons/hooks/managing";
import { MOST_POINTS, POINT_MAX, POINT_MIN } from "@/lib/lessons/rules";
import { moved } from "@/lib/platform/browser/order";

type PointsEditorProps = { lesson: ManagedLesson; version: number; onSaved(lesson: ManagedLesson): void };
type Draft = { key: number; id?: number; statement: string };

let keys = 0;
const draft = (point?: { id: number; statement: string }): Draft => {
  keys += 1;
  return { key: keys, statement: "", ...point };
};

/** The points of the topic, in order. */
export function PointsEditor({ lesson: { topicId, points }, version, onSaved }: PointsEditorProps) {
  const [drafts, setDrafts] = useState(() => points.map(({ id, statement }) => draft({ id, statement })));
  const save = useSavePoints(topicId);
  const change = (at: number, statement: string) =>
    setDrafts(drafts.map((one, index) => (index === at ? { ...one, statement } : one)));
  const move = (at: number, by: -1 | 1) => {
    const order = moved(
      drafts.map(({ key }) => key),
      at,
      at + by,
    );
    setDrafts(order.map((key) => drafts.find((one) => one.key === key) as Draft));
  };
  const isFit = drafts.length > 0 && drafts.every(({ statement }) => [...statement.trim()].length >= POINT_MIN);
  const isSame =
    drafts.length === points.length &&
    drafts.every(({ id, statement }, index) => id === points[index]?.id && statement === points[index]?.statement);
  const send = () =>
    save.mutate(
      {
        params: { id: topicId },
        body: {
          version,
          points: drafts.map(({ id, statement }) => (id === undefined ? { statement } : { id, statement })),
        },
      },
      { onSuccess: onSaved },
    );
  return (
    <section aria-labelledby="points" className="mt-8">
      <h2 id="points" className="heading mb-1 text-lg">
        Points
      </h2>
      <p className="mb-3 text-muted-foreground text-sm">
        The smallest things to know, each in one sentence of {POINT_MIN} to {POINT_MAX} characters.
      </p>
      <ol className="space-y-2">
        {drafts.map(({ key, statement }, index) => (
          <li key={key} className="flex items-start gap-1">
            <Textarea
              aria-label={`Point ${index + 1}`}
              value={statement}
              rows={2}
              maxLength={POINT_MAX}
              onChange={(event) => change(index, event.target.value.replace(/\n/g, " "))}
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
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove point ${index + 1}`}
              onClick={() => setDrafts(drafts.filter((_, place) => place !== index))}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => drafts.length < MOST_POINTS && setDrafts([...drafts, draft()])}
          aria-disabled={drafts.length >= MOST_POINTS}
        >
          <Icon name="plus" />
          Add point
        </Button>
        <Button onClick={() => save.isPending || send()} disabled={!isFit || isSame} aria-disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save points"}
        </Button>
      </div>
    </section>
  );
}
