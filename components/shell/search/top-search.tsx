"use client";
import { usePathname, useRouter } from "next/navigation";
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SEARCH_LONGEST } from "@/lib/platform/contract/search-words";
import { SearchBox } from "../search-box";
import { nextIndex } from "./next-option";
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
  /** Ctrl+K opens the command palette instead. */
  hasPalette?: boolean;
  /** The target of Enter while no option is active. */
  hrefOf(text: string): string;
  /** The list of results. It is large and few visits need it, so it is loaded when the field first gets the focus. */
  Results: ComponentType<ResultsProps>;
  fetchResults(): Promise<unknown>;
};

/** The search field of the top bar. On a phone it opens over the whole screen. */
export function TopSearch({ label, placeholder, hasPalette = false, hrefOf, Results, fetchResults }: TopSearchProps) {
  const router = useRouter();
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const keys = useListKeys({ open, setOpen, setText });
  const pathname = usePathname();
  const [lastPathname, setLastPathname] = useState(pathname);
  useSearchKeys(field, hasPalette);
  useOutside(frame, open, close);

  const leave = () => {
    close();
    setText("");
    field.current?.blur();
  };
  useBackGesture(open, leave);

  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    close();
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    leave();
    router.push(hrefOf(text.trim()));
  };

  return (
    <search ref={frame} data-search={open ? "open" : undefined} className="search-frame group">
      <form onSubmit={submit} className="search-form">
        <SearchBox
          ref={field}
          role="combobox"
          className="search-tight"
          label={label}
          placeholder={placeholder}
          aria-expanded={keys.list !== null}
          aria-controls={keys.list ? LIST : undefined}
          aria-activedescendant={keys.activeId}
          aria-autocomplete="list"
          aria-keyshortcuts={hasPalette ? "/" : "/ Control+K Meta+K"}
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
          <span aria-hidden="true" className="search-key">
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
          <Icon name="x" />
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

type CloseWatcher = EventTarget & { destroy(): void };
type WindowWithWatcher = { CloseWatcher?: new () => CloseWatcher };

/** On a phone, where a panel fills the screen, Android's Back button closes it instead of leaving the page. */
function useBackGesture(enabled: boolean, onBack: () => void) {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    // CloseWatcher does not exist in every browser; on wide screens Escape is handled elsewhere.
    const { CloseWatcher } = window as WindowWithWatcher;
    if (!enabled || !CloseWatcher || !matchMedia("(max-width: 767px)").matches) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, [enabled]);
}

/** Calls back on a press or a focus outside an element. Hiding an on-screen keyboard is neither. */
function useOutside(element: RefObject<HTMLElement | null>, enabled: boolean, onOutside: () => void) {
  const onEvent = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: Event) => onEvent(event);
    document.addEventListener("pointerdown", listen);
    document.addEventListener("focusin", listen);
    return () => {
      document.removeEventListener("pointerdown", listen);
      document.removeEventListener("focusin", listen);
    };
  }, [enabled]);
}

type ListKeysOptions = { open: boolean; setOpen(open: boolean): void; setText(text: string): void };

/**
 * The keys of a combobox. The focus stays in the field; the list may load late, so its options are read when a key is
 * pressed.
 */
function useListKeys({ open, setOpen, setText }: ListKeysOptions) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [activeId, setActiveId] = useState<string>();

  const type = (value: string) => {
    setActiveId(undefined);
    setText(value);
    setOpen(true);
  };

  const stepBack = () => {
    setActiveId(undefined);
    if (open) setOpen(false);
    else setText("");
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const options = [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const activeIndex = options.findIndex((option) => option.id === activeId);
    if (event.key === "Escape") {
      event.preventDefault();
      stepBack();
    } else if (event.key === "Enter") {
      // If no option is active, Enter opens the first result, unless the list belongs to an earlier text.
      const chosen = options[activeIndex] ?? (list?.ariaBusy === "true" ? undefined : options[0]);
      if (!chosen) return;
      event.preventDefault();
      chosen.click();
    } else if (!open && event.key === "ArrowDown") {
      event.preventDefault();
      setOpen(true);
    } else {
      const index = nextIndex(event.key, activeIndex, options.length);
      if (index === undefined) return;
      event.preventDefault();
      setActiveId(options[index]?.id);
      options[index]?.scrollIntoView({ block: "nearest" });
    }
  };

  return { list, setList, activeId: list ? activeId : undefined, type, onKeyDown };
}
