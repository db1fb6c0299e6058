import { type KeyboardEvent, useState } from "react";
import { nextPlace } from "./next-place";

type Field = { open: boolean; setOpen(open: boolean): void; setText(text: string): void };

/**
 * The keys of a combobox. The focus stays in the field; the list may be loaded late, so it is asked for its options
 * when a key is pressed, not before.
 */
export function useListKeys({ open, setOpen, setText }: Field) {
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
    // Enter and the arrows belong to the input method while a word is being composed.
    if (event.nativeEvent.isComposing) return;
    const options = [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const at = options.findIndex((option) => option.id === activeId);
    if (event.key === "Escape") {
      event.preventDefault();
      stepBack();
    } else if (event.key === "Enter") {
      if (at < 0) return;
      event.preventDefault();
      options[at]?.click();
    } else if (!open && event.key === "ArrowDown") {
      event.preventDefault();
      setOpen(true);
    } else {
      const place = nextPlace(event.key, at, options.length);
      if (place === undefined) return;
      event.preventDefault();
      setActiveId(options[place]?.id);
      options[place]?.scrollIntoView({ block: "nearest" });
    }
  };

  return { list, setList, activeId: list ? activeId : undefined, type, onKeyDown };
}
