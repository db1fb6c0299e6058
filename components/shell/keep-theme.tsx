"use client";

import { useLayoutEffect } from "react";
import { restoreSideColumn } from "./side-column";
import { chooseTheme, storedTheme } from "./theme";

/** For pages that Next renders only in the browser, such as a missing course, where the script in the head does not run. */
export function KeepTheme() {
  useLayoutEffect(() => {
    chooseTheme(storedTheme());
    restoreSideColumn();
  }, []);
  return null;
}
