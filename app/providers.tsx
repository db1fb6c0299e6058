"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { newQueryClient } from "@/lib/platform/query-client";

let leaving = false;

/** Once, however many reads find the session over at the same time. */
function toTheDoor() {
  if (leaving) return;
  leaving = true;
  const { pathname, search, hash } = window.location;
  window.location.assign(`/auth?next=${encodeURIComponent(pathname + search + hash)}`);
}

/** The cache of the pages behind the door. Public pages hold no server data and go without it. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => newQueryClient(toTheDoor));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
