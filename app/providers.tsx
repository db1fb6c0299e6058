"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { type ReactNode, useEffect, useState } from "react";
import { forgetSignedOut, noteSignedOut } from "@/components/accounts/signed-out";
import { useBackClosesLayer } from "@/components/ui/use-back-closes-layer";
import { noteSignedIn } from "@/lib/accounts/hooks/signed-in-here";
import { newQueryClient } from "@/lib/platform/query/query-client";

// Dialogs lock scrolling with a style element of their own, which the policy allows only with the page's nonce.
if (typeof document !== "undefined") {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}

let isRedirecting = false;

/** Runs once, even if several queries find at the same time that the session has ended. */
function redirectToSignIn(client: QueryClient) {
  if (isRedirecting) return;
  isRedirecting = true;
  const user = client.getQueryData<{ email: string }>(["/api/user"]);
  noteSignedOut(user?.email ?? "");
  noteSignedIn(false);
  const { pathname, search, hash } = window.location;
  window.location.assign(`/auth?next=${encodeURIComponent(pathname + search + hash)}`);
}

/** The query cache of the pages for signed-in users. Public pages hold no server data and do without it. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => newQueryClient(redirectToSignIn));
  useEffect(forgetSignedOut, []);
  useBackClosesLayer();
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
