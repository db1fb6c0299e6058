import { readStored, writeStored } from "@/components/ui/local-storage";

const KEY = "single-keys";

/** Somebody who dictates, or whose hand slips, switches the single keys off for this browser. */
export const singleKeysAreOff = (): boolean => readStored(KEY) === "off";

export const setSingleKeys = (on: boolean): void => writeStored(KEY, on ? "" : "off");
