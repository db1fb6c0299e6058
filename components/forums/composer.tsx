"use client";
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { Textarea } from "@/components/ui/textarea";
import { useMedia } from "@/components/ui/use-media";
import type { MentionField } from "@/components/writing/name-options";
import { TextBody } from "@/components/writing/text-body";
import type { Post } from "@/lib/forums/contract/posts";
import { usePreview } from "@/lib/forums/hooks";
import { POST_MAX } from "@/lib/forums/rules/words";

const EntryPanel = lazyPart(() => import("@/components/writing/entry/entry-panel").then((panel) => panel.EntryPanel));

type ComposerProps = {
  ref?: Ref<HTMLTextAreaElement>;
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  rows?: number;
  /** Whether there is room for the preview beside the text on a large screen. */
  wide?: boolean;
  /** How many texts were sent from here: with each, the editor of the entry in it closes. */
  sent?: number;
  onChange(value: string): void;
  /** Ctrl and Enter, or Cmd and Enter. */
  onSubmit(): void;
  /** Completes names; loaded when an @ is typed. */
  names?(field: MentionField): ReactNode;
};

/** A field for Markdown with a preview and an editor for journal entries. */
export function Composer({ ref, id, label, value, placeholder, rows = 5, wide, sent, names, ...does }: ComposerProps) {
  const { onChange, onSubmit } = does;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const beside = useMedia("(min-width: 1024px)") && wide === true;
  const { previewed, preview, toggle, pending } = usePreviewOf(value, beside);
  const replaced = previewed && !beside;
  // The position of the edited entry in the text; null when none is edited.
  const [entry, setEntry] = useState<number | null>(null);
  const [sentBefore, setSentBefore] = useState(sent);
  if (sent !== sentBefore) {
    setSentBefore(sent);
    setEntry(null);
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
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
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <div className="-mr-2 flex">
          {!replaced && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={entry !== null}
              onPointerEnter={EntryPanel.preload}
              onClick={() => setEntry(entry === null ? (field.current?.selectionStart ?? value.length) : null)}
              className="px-2 text-muted-foreground"
            >
              Add journal entry
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={!previewed && (value.trim() === "" || pending)}
            aria-pressed={previewed}
            onClick={() => {
              setEntry(null);
              toggle();
            }}
            className="px-2 text-muted-foreground"
          >
            {replaced ? "Write" : "Preview"}
          </Button>
        </div>
      </div>
      <div className={cn(previewed && beside && "grid grid-cols-2 gap-3")}>
        {!replaced && (
          <div className="relative">
            <Textarea
              ref={field}
              id={id}
              rows={rows}
              value={value}
              dir="auto"
              maxLength={POST_MAX}
              placeholder={placeholder}
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                setEntry(null);
                onChange(event.target.value);
              }}
              onKeyDown={submitOnEnter}
              className="max-h-[50dvh] min-h-28"
            />
            {names && value.includes("@") && names({ field, onChange })}
          </div>
        )}
        {previewed && preview && (
          <section
            aria-label="Preview"
            className="max-h-[50dvh] min-h-28 overflow-y-auto rounded-md border bg-muted/50 px-3 py-2"
          >
            <TextBody text={preview} />
          </section>
        )}
      </div>
      {entry !== null && <EntryPanel text={value} position={entry} onChange={onChange} onDone={closeEntry} />}
      <p id={`${id}-hint`} className="mt-1.5 text-muted-foreground text-xs">
        **bold**, *italic*, &gt; quote, `code`{names && ", @name"}. What you write is kept on this device until you send
        it.
      </p>
    </div>
  );
}

const RESTS_MS = 400;

/** The text as it will look. Beside the text it follows the typing, when that pauses. */
function usePreviewOf(content: string, beside: boolean) {
  const [previewed, setPreviewed] = useState(false);
  const [preview, setPreview] = useState<Pick<Post, "body" | "content">>();
  const { mutate, isPending } = usePreview();
  const load = useCallback(
    (onLoaded?: () => void) =>
      mutate(
        { body: { content } },
        {
          onSuccess: ({ body }) => {
            setPreview({ body, content });
            onLoaded?.();
          },
        },
      ),
    [content, mutate],
  );
  const isEmpty = content.trim() === "";
  useEffect(() => {
    if (isEmpty) setPreviewed(false);
  }, [isEmpty]);
  const isBehind = previewed && beside && preview?.content !== content;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(load, RESTS_MS);
    return () => clearTimeout(timer);
  }, [isBehind, load]);
  const toggle = () => (previewed ? setPreviewed(false) : load(() => setPreviewed(true)));
  return { previewed, preview, toggle, pending: isPending };
}
