"use client";
import { type KeyboardEvent, type Ref, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { usePreview } from "@/lib/forums/hooks";
import { POST_MAX } from "@/lib/forums/rules/words";
import { JOURNAL_SAMPLE } from "@/lib/writing/journal";
import { PostBody } from "./post-body";

type ComposerProps = {
  ref?: Ref<HTMLTextAreaElement>;
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  rows?: number;
  onChange(value: string): void;
  /** Ctrl and Enter, or Cmd and Enter. */
  onSubmit(): void;
};

/** A field for Markdown with a preview and a button that inserts an empty journal entry. */
export function Composer({ ref, id, label, value, placeholder, rows = 5, onChange, onSubmit }: ComposerProps) {
  const [previewed, setPreviewed] = useState(false);
  const preview = usePreview();
  const show = () => preview.mutate({ body: { content: value } }, { onSuccess: () => setPreviewed(true) });
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  const addJournal = () => onChange(value.trim() ? `${value.trimEnd()}\n\n${JOURNAL_SAMPLE}` : JOURNAL_SAMPLE);
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <div className="-mr-2 flex">
          {!previewed && (
            <Button variant="ghost" size="sm" onClick={addJournal} className="px-2 text-muted-foreground">
              Add journal entry
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={value.trim() === "" || preview.isPending}
            aria-pressed={previewed}
            onClick={previewed ? () => setPreviewed(false) : show}
            className="px-2 text-muted-foreground"
          >
            {previewed ? "Write" : "Preview"}
          </Button>
        </div>
      </div>
      {previewed && preview.data ? (
        <section aria-label="Preview" className="min-h-32 rounded-md border bg-muted/50 px-3 py-2">
          <PostBody post={{ ...preview.data, content: value }} />
        </section>
      ) : (
        <Textarea
          ref={ref}
          id={id}
          rows={rows}
          value={value}
          dir="auto"
          maxLength={POST_MAX}
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={submitOnEnter}
          className="max-h-[50dvh] min-h-28"
        />
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-muted-foreground text-xs">
        **bold**, *italic*, &gt; quote, `code`. What you write is kept on this device until you send it.
      </p>
    </div>
  );
}
