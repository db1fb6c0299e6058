import { QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "./call";

export const FRESH_MS = 300_000;
export const KEPT_MS = 600_000;

// Without a network a call is sent and fails, in words: waiting silently for the network would show as done what is not,
// and lose it with the page.
const networkMode = "always";

/** `onSignedOut` runs when a read finds that the session is over. */
export const newQueryClient = (onSignedOut: () => void = () => {}) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallError && error.status === 401) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: false, refetchOnWindowFocus: true, networkMode },
      mutations: { retry: false, networkMode },
    },
  });
