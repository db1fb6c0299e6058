"use client";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isSideColumnNarrow, toggleSideColumn } from "./side-column";

export function SideColumnButton() {
  const [isNarrow, setNarrow] = useState(false);
  // The key `[` changes it, too.
  useEffect(() => {
    const read = () => setNarrow(isSideColumnNarrow());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ["data-side-column"] });
    read();
    return () => observer.disconnect();
  }, []);
  return (
    <button
      type="button"
      aria-label={isNarrow ? "Widen the side column" : "Narrow the side column"}
      aria-keyshortcuts="["
      onClick={toggleSideColumn}
      className="frame-narrow"
    >
      <Icon name="panel-left" className="size-4.5" />
    </button>
  );
}
