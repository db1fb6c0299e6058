"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { type ReactNode, useState } from "react";
import { newQueryClient } from "@/lib/platform/query-client";

// Dialogs lock the page's scrolling with a style of their own, which the policy takes only with the page's nonce.
if (typeof document !== "undefined") {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}

let isRedirecting = false;

/** Once, however many reads find the session over at the same time. */
function redirectToSignIn() {
  if (isRedirecting) return;
  isRedirecting = true;
  const { pathname, search, hash } = window.location;
  window.location.assign(`/auth?next=${encodeURIComponent(pathname + search + hash)}`);
}

/** The cache of the pages behind the door. Public pages hold no server data and go without it. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => newQueryClient(redirectToSignIn));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
