import { readStored, writeStored } from "@/lib/platform/browser/local-storage";

/** Read before the first paint by the script in `theme.ts`. */
const KEY = "side-column";

export const isSideColumnNarrow = (): boolean => document.documentElement.dataset.sideColumn === "narrow";

/** The side column shows icons alone when it is narrow. The choice is kept in this browser. */
export function toggleSideColumn(): void {
  setSideColumn(!isSideColumnNarrow());
}

function setSideColumn(narrow: boolean): void {
  if (narrow) document.documentElement.dataset.sideColumn = "narrow";
  else delete document.documentElement.dataset.sideColumn;
  writeStored(KEY, narrow ? "narrow" : "");
}

/** Signing out clears the browser's storage; the column stays as it is. */
export const storeSideColumn = (): void => setSideColumn(isSideColumnNarrow());

/** For pages that Next renders only in the browser, where the script in the head does not run. */
export const restoreSideColumn = (): void => setSideColumn(readStored(KEY) === "narrow");
