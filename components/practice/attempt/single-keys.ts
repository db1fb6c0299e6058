import { remember, remembered } from "@/components/forums/memory";

const KEY = "single-keys";

/** Somebody who dictates, or whose hand slips, switches the single keys off for this browser. */
export const singleKeysAreOff = (): boolean => remembered(KEY) === "off";

export const setSingleKeys = (on: boolean): void => remember(KEY, on ? "" : "off");
