"use client";

import { useLayoutEffect } from "react";
import { chooseTheme, storedTheme } from "./theme";

/** For pages that Next builds in the browser alone, such as a course that is not there: the script in their head never runs. */
export function KeepTheme() {
  useLayoutEffect(() => chooseTheme(storedTheme()), []);
  return null;
}
