import { isControlK } from "../search/use-search-keys";

const LAYER = "[role=dialog], [role=alertdialog], [role=menu]";

/** Ctrl+K or Cmd+K, also while somebody types, but not above another layer. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  isControlK(event) && !event.defaultPrevented && !event.isComposing && !document.querySelector(LAYER);
