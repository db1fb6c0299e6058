"use client";
import { EMPTY_OUTBOX, isEmptyOutbox, type Outbox, outboxFrom } from "../rules/outbox";

export type OutboxStore<T = Outbox> = {
  read(): T;
  update(change: (outbox: T) => T): void;
  subscribe(look: () => void): () => void;
};

export type StoreShape<T> = { empty: T; isEmpty(outbox: T): boolean; from(text: string | null): T };

const stores = new Map<number, OutboxStore>();
const PRACTICE: StoreShape<Outbox> = { empty: EMPTY_OUTBOX, isEmpty: isEmptyOutbox, from: outboxFrom };

/** The outbox of an attempt: one per page, shared with other tabs through localStorage. */
export function outboxOf(attemptId: number): OutboxStore {
  const store = stores.get(attemptId) ?? newStore(`practice:${attemptId}`, PRACTICE);
  stores.set(attemptId, store);
  return store;
}

/** Something that the browser stores under a key until the server has it. */
export function newStore<T>(key: string, { empty, isEmpty, from }: StoreShape<T>): OutboxStore<T> {
  const lookers = new Set<() => void>();
  let text: string | null = null;
  let outbox = empty;
  const take = (now: string | null) => {
    if (now === text) return;
    text = now;
    outbox = from(now);
  };
  const look = () => {
    take(stored(key, text));
    for (const one of lookers) one();
  };
  const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && look();
  take(stored(key, null));
  return {
    read: () => outbox,
    update(change) {
      // Another tab may have written in the meantime.
      take(stored(key, text));
      const next = change(outbox);
      if (next === outbox) return;
      outbox = next;
      text = isEmpty(next) ? null : JSON.stringify(next);
      keep(key, text);
      for (const one of lookers) one();
    },
    subscribe(one) {
      if (lookers.size === 0) window.addEventListener("storage", fromOtherTab);
      lookers.add(one);
      return () => {
        lookers.delete(one);
        if (lookers.size === 0) window.removeEventListener("storage", fromOtherTab);
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

function keep(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Storage is full or disabled; the copy in memory remains.
  }
}
