import "server-only";
import type { AsyncLocalStorage } from "node:async_hooks";
import { problemOf } from "./errors";

type Requests = AsyncLocalStorage<{ unavailable: boolean }>;

/** Marks the current request when `error` means that the database is unreachable or busy. */
export function markUnavailable(error: unknown): void {
  const requests: Requests | undefined = Reflect.get(globalThis, Symbol.for("pacioli.requests"));
  const store = requests?.getStore();
  if (store && problemOf(error).status === 503) store.unavailable = true;
}
