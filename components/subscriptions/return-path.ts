const KEY = "pacioli:after-paying";

/** Where to go when the payment is done, kept in this tab while it is at Stripe's page. */
export function storeReturnPath(path: string | null): void {
  if (path) sessionStorage.setItem(KEY, path);
  else sessionStorage.removeItem(KEY);
}

export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}

/** The plan's page, with the way back to where it was asked for. */
export const subscribeUrl = (path: string): string => `/subscribe?next=${encodeURIComponent(path)}`;
