"use client";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { faultOfLine, filledLines } from "@/lib/writing/entry";
import { entryAt, textWithEntry } from "@/lib/writing/entry-text";
import { EntryEditor } from "./entry-editor";

const MOST_LINES = 24;

type EntryPanelProps = {
  text: string;
  /** The cursor's place in the text: the entry there is edited, or a new one begins there. */
  position: number;
  onChange(text: string): void;
  /** `position` is the end of the entry in the text. */
  onDone(position: number): void;
};

/** A journal entry edited line by line. Each change is written into the text at once, so nothing is lost. */
export function EntryPanel({ text, position, onChange, onDone }: EntryPanelProps) {
  const [entry, setEntry] = useState(() => entryAt(text, position));
  const [checked, setChecked] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>("[data-field='account']")?.focus(), []);
  const change = (next: typeof entry) => {
    setEntry(next);
    onChange(textWithEntry(next));
  };
  const end = () => onDone(textWithEntry({ ...entry, after: "" }).length);
  // A line with a fault is marked first; a second press leaves it as it is.
  const done = () => (checked || !filledLines(entry.lines).some(faultOfLine) ? end() : setChecked(true));
  return (
    <section
      ref={frame}
      aria-label="Journal entry"
      data-own-escape
      onKeyDown={(event) => event.key === "Escape" && end()}
      className="mt-2 space-y-2 rounded-md border bg-muted/50 p-3"
    >
      <EntryEditor
        lines={entry.lines}
        most={MOST_LINES}
        checked={checked}
        onChange={(lines) => change({ ...entry, lines })}
      />
      <div className="flex justify-end gap-2">
        {entry.lines.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              change({ ...entry, title: null, lines: [], notes: [] });
              onDone(entry.before.trimEnd().length);
            }}
          >
            Remove entry
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={done}>
          Done
        </Button>
      </div>
    </section>
  );
}
