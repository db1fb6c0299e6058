import { QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "./call";

export const FRESH_MS = 300_000;
export const KEPT_MS = 600_000;
/**
 * On the server a cache is not used after its page is rendered. With a finite time each query would set a timer, which
 * keeps the whole page in memory until it ends.
 */
const GC_TIME = typeof window === "undefined" ? Number.POSITIVE_INFINITY : KEPT_MS;

// Send calls even when the browser is offline, so that they fail visibly. Waiting for the network would show a write as
// done and lose it when the page closes.
const networkMode = "always";

const leaving = new WeakSet<QueryClient>();

/** Call this after ending the session. Until the page is left, a 401 then does not redirect. */
export const expectSignedOut = (client: QueryClient): void => void leaving.add(client);

/** `onSignedOut` runs when a read finds that the session is over. */
export function newQueryClient(onSignedOut: (client: QueryClient) => void = () => {}): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallError && error.status === 401 && !leaving.has(client)) onSignedOut(client);
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: GC_TIME, retry: false, refetchOnWindowFocus: true, networkMode },
      mutations: { retry: false, networkMode },
    },
  });
  return client;
}
