"use client";
import { SendHorizontal } from "lucide-react";
import type { FormEvent, KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";

const LONGEST = 4000;
const TELLING = 200;

type ComposerProps = { draft: string; onDraft(text: string): void; onSend(content: string): void };

/** Enter sends, Shift+Enter breaks the line; on a phone Enter breaks it, and the button sends. */
export function Composer({ draft, onDraft, onSend }: ComposerProps) {
  const content = draft.trim();
  const left = LONGEST - [...content].length;
  const sendable = content !== "" && left >= 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sendable) onSend(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const breaks = event.shiftKey || event.nativeEvent.isComposing || matchMedia("(pointer: coarse)").matches;
    if (event.key === "Enter" && !breaks) send(event);
  };
  return (
    <form onSubmit={send} data-keep-clear className="flex items-end gap-2 border-t p-3">
      <div className="min-w-0 flex-1">
        <Textarea
          aria-label="Message"
          placeholder="Write a message"
          dir="auto"
          rows={1}
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-40 min-h-10 resize-none pointer-coarse:min-h-11"
        />
        {left < TELLING && (
          <p role="status" className={`mt-1 text-xs ${left < 0 ? "text-destructive" : "text-muted-foreground"}`}>
            {left < 0 ? `${-left} characters too many` : `${left} characters left`}
          </p>
        )}
      </div>
      <Button type="submit" size="icon" aria-label="Send" aria-disabled={!sendable}>
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}
