"use client";
import { EMPTY_OUTBOX, isEmptyOutbox, type Outbox, outboxFrom } from "../rules/outbox";

export type OutboxStore = {
  read(): Outbox;
  update(change: (outbox: Outbox) => Outbox): void;
  subscribe(look: () => void): () => void;
};

const stores = new Map<number, OutboxStore>();

/** The outbox of an attempt: one per page, shared with other tabs through localStorage. */
export function outboxOf(attemptId: number): OutboxStore {
  const store = stores.get(attemptId) ?? newStore(`practice:${attemptId}`);
  stores.set(attemptId, store);
  return store;
}

function newStore(key: string): OutboxStore {
  const lookers = new Set<() => void>();
  let text: string | null = null;
  let outbox = EMPTY_OUTBOX;
  const take = (now: string | null) => {
    if (now === text) return;
    text = now;
    outbox = outboxFrom(now);
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
      text = isEmptyOutbox(next) ? null : JSON.stringify(next);
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
