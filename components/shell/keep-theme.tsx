"use client";

import { useLayoutEffect } from "react";
import { keepSideColumn } from "./side-column";
import { chooseTheme, storedTheme } from "./theme";

/** For pages that Next renders only in the browser, such as a missing course: the script in their head does not run. */
export function KeepTheme() {
  useLayoutEffect(() => {
    chooseTheme(storedTheme());
    keepSideColumn();
  }, []);
  return null;
}
