import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

type RequestStore = {
  /** Also in the response, as `X-Request-Id`. */
  requestId: string;
  /** Set when the page could not reach the database; server.mjs then responds with 503. */
  unavailable: boolean;
  /** The session that the middleware has read, for the page of the same request. Only `session.ts` uses it. */
  session?: { token: string; viewer: unknown };
};

const KEY = Symbol.for("pacioli.requests");
type Requests = AsyncLocalStorage<RequestStore>;

/** The storage of server.mjs, or one of our own where something else serves, as on Vercel. */
function requests(): Requests {
  const shared = globalThis as { [KEY]?: Requests };
  shared[KEY] ??= new AsyncLocalStorage();
  return shared[KEY];
}

/** The request that is being handled, if any. */
export const currentRequest = (): RequestStore | undefined => requests().getStore();

/** Runs the work with the id of the current request, or with a new one. */
export function inRequest<T>(work: (requestId: string) => T): T {
  const current = currentRequest();
  if (current) return work(current.requestId);
  const store = { requestId: randomUUID(), unavailable: false };
  return requests().run(store, () => work(store.requestId));
}
