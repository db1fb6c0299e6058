import { readStored, writeStored } from "@/lib/platform/browser/local-storage";

const KEY = "single-keys";

/** People who use speech input, or press keys by accident, can switch the single-key shortcuts off for this browser. */
export const singleKeysAreOff = (): boolean => readStored(KEY) === "off";

export const setSingleKeys = (on: boolean): void => writeStored(KEY, on ? "" : "off");
