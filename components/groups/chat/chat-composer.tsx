"use client";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Textarea } from "@/components/ui/textarea";

const EntryPanel = lazyPart(() => import("@/components/writing/entry/entry-panel").then((panel) => panel.EntryPanel));

const GroupNames = lazyPart(() => import("./group-names").then((names) => names.GroupNames), { heavy: true });

const LONGEST = 4000;
const TELLING = 200;

type ChatComposerProps = { groupId: number; draft: string; onDraft(text: string): void; onSend(content: string): void };

/** Enter sends and Shift+Enter inserts a line break; on a phone Enter inserts a line break and the button sends. */
export function ChatComposer({ groupId, draft, onDraft, onSend }: ChatComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The position of the edited entry in the text; null when none is edited.
  const [entry, setEntry] = useState<number | null>(null);
  useFocusOnOpening(field);
  const content = draft.trim();
  const left = LONGEST - [...content].length;
  const sendable = content !== "" && left >= 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!sendable) return;
    setEntry(null);
    onSend(content);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const breaks = event.shiftKey || event.nativeEvent.isComposing || matchMedia("(pointer: coarse)").matches;
    if (event.key === "Enter" && !breaks) send(event);
  };
  const closeEntry = (position: number) => {
    setEntry(null);
    // Runs after the field contains the entry.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(position, position);
    });
  };
  return (
    <form onSubmit={send} data-keep-clear data-typing className="border-t p-3">
      <div className="mx-auto max-w-3xl">
        {entry !== null && (
          <div className="mb-2 max-h-[45dvh] overflow-y-auto">
            <EntryPanel text={draft} position={entry} onChange={onDraft} onDone={closeEntry} />
          </div>
        )}
        <div className="relative flex items-end gap-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Add journal entry"
            aria-expanded={entry !== null}
            onPointerEnter={EntryPanel.preload}
            // On a phone the focus in here hides the bottom bar. The button would move away before the tap has ended.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setEntry(entry === null ? (field.current?.selectionStart ?? draft.length) : null)}
            className="text-muted-foreground"
          >
            <Icon name="scale" />
          </Button>
          <Textarea
            ref={field}
            aria-label="Message"
            placeholder="Write a message"
            dir="auto"
            rows={1}
            value={draft}
            onChange={({ target }) => {
              setEntry(null);
              onDraft(target.value);
            }}
            onKeyDown={onKeyDown}
            className="block max-h-40 min-h-10 flex-1 resize-none pointer-coarse:min-h-11"
          />
          {draft.includes("@") && <GroupNames fallback={null} groupId={groupId} field={field} onChange={onDraft} />}
          <Button type="submit" size="icon" aria-label="Send" aria-disabled={!sendable}>
            <Icon name="send-horizontal" />
          </Button>
        </div>
        {left < TELLING && (
          <p role="status" className={`mt-1 text-xs ${left < 0 ? "text-destructive" : "text-muted-foreground"}`}>
            {left < 0 ? `${-left} characters too many` : `${left} characters left`}
          </p>
        )}
      </div>
    </form>
  );
}

/** Somebody with a keyboard can write at once. On a phone the keyboard would cover the messages. */
function useFocusOnOpening(field: React.RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia("(pointer: fine)").matches)
      field.current?.focus({ preventScroll: true });
  }, [field]);
}
