"use client";
import { X } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type ComponentType, type FormEvent, type Ref, Suspense, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { SEARCH_LONGEST } from "@/lib/platform/search-words";
import { SearchBox } from "../search-box";
import { useBackGesture } from "./use-back-gesture";
import { useListKeys } from "./use-list-keys";
import { useOutside } from "./use-outside";
import { useSearchKeys } from "./use-search-keys";

const LIST = "search-list";

export type ResultsProps = {
  id: string;
  text: string;
  activeId: string | undefined;
  listRef: Ref<HTMLDivElement>;
  onFollow(): void;
};

type TopSearchProps = {
  label: string;
  placeholder: string;
  /** Where Enter leads while nothing of the list is chosen. */
  hrefOf(text: string): string;
  /** Shows what is found. It is heavy and wanted by few, so it is fetched by who first goes to the field. */
  Results: ComponentType<ResultsProps>;
  fetchResults(): Promise<unknown>;
};

/** The field of the top bar. On a phone it fills the screen. */
export function TopSearch({ label, placeholder, hrefOf, Results, fetchResults }: TopSearchProps) {
  const router = useRouter();
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const keys = useListKeys({ open, setOpen, setText });
  const pathname = usePathname();
  const [openedAt, setOpenedAt] = useState(pathname);
  useSearchKeys(field);
  useOutside(frame, open, close);

  const leave = () => {
    close();
    setText("");
    field.current?.blur();
  };
  useBackGesture(open, leave);

  if (pathname !== openedAt) {
    setOpenedAt(pathname);
    close();
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    leave();
    router.push(hrefOf(text.trim()));
  };

  return (
    <search
      ref={frame}
      data-search={open ? "open" : undefined}
      className="group relative block max-md:data-search:fixed max-md:data-search:inset-0 max-md:data-search:z-10 max-md:data-search:flex max-md:data-search:flex-col max-md:data-search:bg-background"
    >
      <form
        onSubmit={submit}
        className="relative flex items-center gap-1 max-md:group-data-search:border-b max-md:group-data-search:p-2 max-md:group-data-search:pl-4"
      >
        <SearchBox
          ref={field}
          role="combobox"
          // The specified words fit beside the streak of a narrow phone only in a smaller size; what is typed keeps its own.
          className="max-sm:[&>input]:pr-2 max-sm:[&>input]:pl-8 max-sm:[&>svg]:left-2.5 max-sm:[&>input]:placeholder:text-[clamp(0.6875rem,3.2vw,0.875rem)] max-sm:[&>input]:placeholder:tracking-tight"
          label={label}
          placeholder={placeholder}
          aria-expanded={keys.list !== null}
          aria-controls={keys.list ? LIST : undefined}
          aria-activedescendant={keys.activeId}
          aria-autocomplete="list"
          aria-keyshortcuts="/ Control+K Meta+K"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_LONGEST}
          value={text}
          onChange={(event) => keys.type(event.target.value)}
          onKeyDown={keys.onKeyDown}
          onClick={() => setOpen(true)}
          onFocus={() => {
            void fetchResults();
            setOpen(true);
          }}
        />
        {!text && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 grid h-5.5 min-w-5.5 -translate-y-1/2 place-items-center rounded-sm border bg-background font-sans text-muted-foreground text-xs group-focus-within:hidden max-md:hidden pointer-coarse:hidden"
          >
            /
          </span>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close search"
          className="md:hidden group-not-data-search:hidden"
          onClick={leave}
        >
          <X aria-hidden="true" />
        </Button>
      </form>
      {open && (
        <Suspense>
          <Results id={LIST} text={text} activeId={keys.activeId} listRef={keys.setList} onFollow={leave} />
        </Suspense>
      )}
    </search>
  );
}
