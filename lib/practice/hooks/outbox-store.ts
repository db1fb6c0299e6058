"use client";
import { EMPTY_OUTBOX, isEmptyOutbox, type Outbox, outboxFrom } from "../rules/outbox";

export type OutboxStore<T = Outbox> = {
  read(): T;
  update(change: (outbox: T) => T): void;
  subscribe(listener: () => void): () => void;
};

export type StoreShape<T> = { empty: T; isEmpty(outbox: T): boolean; from(text: string | null): T };

const PRACTICE: StoreShape<Outbox> = { empty: EMPTY_OUTBOX, isEmpty: isEmptyOutbox, from: outboxFrom };

/** The outbox of an attempt: one per page, shared with other tabs through localStorage. */
export const outboxOf = storePerAttempt("practice", PRACTICE);

/** One store for each attempt, with the key `<name>:<attempt>`. */
export function storePerAttempt<T>(name: string, shape: StoreShape<T>): (attemptId: number) => OutboxStore<T> {
  const stores = new Map<number, OutboxStore<T>>();
  return (attemptId) => {
    const store = stores.get(attemptId) ?? newStore(`${name}:${attemptId}`, shape);
    stores.set(attemptId, store);
    return store;
  };
}

/** Something that the browser stores under a key until the server has it. */
function newStore<T>(key: string, { empty, isEmpty, from }: StoreShape<T>): OutboxStore<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let outbox = empty;
  const readText = (now: string | null) => {
    if (now === text) return;
    text = now;
    outbox = from(now);
  };
  const onChange = () => {
    readText(stored(key, text));
    for (const listener of listeners) listener();
  };
  const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
  readText(stored(key, null));
  return {
    read: () => outbox,
    update(change) {
      // Another tab may have written in the meantime.
      readText(stored(key, text));
      const next = change(outbox);
      if (next === outbox) return;
      outbox = next;
      text = isEmpty(next) ? null : JSON.stringify(next);
      store(key, text);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", fromOtherTab);
      };
    },
  };
}

/** The stored outbox, or the copy in memory if storage is not available. */
function stored(key: string, remembered: string | null): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return remembered;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Storage is full or disabled; the copy in memory remains.
  }
}
