export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_DURATION_MS = 5000;

export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onClick(): void };
};

export type ToastEntry = ToastInput & { id: number; open: boolean };

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast and replaces the one before it. */
export function toast(input: ToastInput) {
  const id = ++lastId;
  publish([{ ...input, id, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes one toast or all. It stays in the list until its exit animation has ended. */
export function dismissToast(id?: number) {
  const closing = entries.filter((entry) => entry.open && (id === undefined || entry.id === id));
  if (closing.length === 0) return;
  for (const entry of closing)
    setTimeout(() => publish(entries.filter(({ id }) => id !== entry.id)), TOAST_REMOVE_DELAY);
  publish(entries.map((entry) => (closing.includes(entry) ? { ...entry, open: false } : entry)));
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}
