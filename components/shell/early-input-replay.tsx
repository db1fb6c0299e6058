"use client";

import { useEffect } from "react";
import { replayEarlyInput } from "./early-input";

export function EarlyInputReplay() {
  useEffect(() => void replayEarlyInput(), []);
  return null;
}
