const KEY = "pacioli:after-paying";

/** The address to return to after the payment, stored in this tab during the checkout. */
export function storeReturnPath(path: string | null): void {
  if (path) sessionStorage.setItem(KEY, path);
  else sessionStorage.removeItem(KEY);
}

export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}

/** The address of the page of plans, with the address to return to. */
export const subscribeUrl = (path: string): string => `/subscribe?next=${encodeURIComponent(path)}`;
